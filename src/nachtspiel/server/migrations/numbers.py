"""What the numbers of choices and draws meant while they were stored as numbers. Never changed: the step that wrote
names instead (0003) reads it."""

from collections.abc import Iterator, Sequence


def words(text: str) -> list[str]:
    return text.split()


HUNT_CARDS = words(
    """
    hunter_axe saw_cleaver hunter_pistol transform hunters_dream kirkhammer stake_driver threaded_cane burial_blade
    ludwigs_holy_blade logarius_wheel chikage tonitrus saw_spear blade_of_mercy beast_claw whirligig_saw
    repeating_pistol ludwigs_rifle blunderbuss evelyn flamesprayer rosmarinus cannon rifle_spear blood_vial
    molotov_cocktail beast_blood_pellet bold_hunters_mark sinister_bell madmans_knowledge ritual_blood
    shaman_bone_blade lead_elixir
    """
)
MONSTERS = words(
    """
    scourge_beast winter_lantern executioner beast_patient rabid_dog carrion_crows garden_of_eyes bloody_crow
    celestial_emissary fluorescent_flower brainsucker parasite_larva yharnam_huntsman church_giant
    bell_ringing_woman masked_hunter maneater_boar bloodlicker father_gascoigne watchdog cleric_beast
    blood_starved_beast vicar_amelia amygdala undead_giant gehrman rom mergos_wet_nurse ebrietas moon_presence
    """
)
DICE = {"green": "0 0 1 1+ 1+ 2", "yellow": "0 1 1 1+ 2+ 3", "red": "0 1+ 2 2+ 3 4"}
DUEL_CARDS = words(
    """
    barabas_ulfaran nascent_necromancer skeleton_warrior slave_of_the_abyss morning_star hired_brute
    baal_the_necromancer vampire_soldier nameless_blade valara_ulfaran buragaor_flying_demon ring_of_the_blood_moon
    blood_chalice demonic_fire altar_of_hunger cruel_drill prison blood exodus poisoned_blood call_of_the_crypt
    visitation_of_the_plague burial_chamber poison_cellar blood_priest crypt_walker archdemon_kangor
    two_headed_demon barbarian_mercenary bloodmonger_maiden black_mage dark_rider dark_sorcerer demonflame
    merciless_warrior outcast_from_falkenheim raymond_harbinger_of_cunning undead_priest zombie_warrior demon_brood
    harmful_demon banner_of_darkness no_reliance ring_of_might blood_rush blood_victim half_alive_half_dead revival
    sacrifice the_lie ritual_place vorathis demon_summoner demon_pactmaker nekravar king_loemeling
    druid_of_the_earth elvish_archer gardener garran_ironroot_protector elf_warrior tracker centaur drumin_the_druid
    canopy_warden oak_colossus ring_of_nature totem_of_the_grove earthquake song_of_the_glade elvish_armor strength
    hunters_eye seed fog hornets_rage creeper_field the_two_rivers forest_dwellers natures_ally
    ulfred_brigbuck_the_wise dragon_babe elven_gatekeeper luminary_of_growth ranger ulfreds_hornets wild_boar
    woodland_hawk avatar_of_the_forest green_dragon growing_beast nidhogg paki_master_marksman wood_elf the_unified
    wind_whispers elvish_boots solidarity peace_of_mind talking_trees wonders_of_nature ulfred_brigbucks_garden
    elaria_windwhisper sovereigns_rune rune_of_the_wise fertile_field forge arena_training priest smith war_drummer
    equilibras_blessing strong_mind antimagic divine_healing diverted_power rise kaela_al_shamal tribal_shaman
    medium cocoon_lover palisades_wall bowpiper small_ghost shadow_caster mistheart_the_ghost_shaman
    ghostking_arvelian_seehoff thalvoryn_spirit_of_the_dragon keeper_of_the_canopy ring_of_ghosts cursed_command
    zayas_ritual drums_of_the_jungle pipe_of_peace ethereal_enchantment herbal_decoction cold_breath_of_the_dead
    spectral_bolt offspring strings_of_the_spirits sacred_site shaman_tent jungle_of_spirits acolyte_of_the_swarm
    shadow_summoner erojo_warden_of_the_beyond ghost_of_the_alchemist moth_conjurer soul_of_confusion tribal_witch
    cocoon mirror_of_the_past oblation purple_smoke wondrous_proliferation cocoon_tree blooming_fruit
    hyla_priest_of_the_swarm spirit_wolf avatar_of_control chaska_forefather_of_kaela the_invisible_ones
    amulet_of_ghosts sirunian_seehoff swordsman watch_dog archer_of_the_guard war_falcon medica
    lookout_of_the_high_wall swordmaster_kaelric_dawnlight consecrated_monk warrior_of_the_shieldwall
    thalor_falcon_of_accuracy toshi_the_blessed banner_of_wisdom charm_of_wards vow_of_the_steadfast sacred_talisman
    blade_of_the_ancients exile master_blacksmith light_of_retribution ban magic_missile divine_storm
    avatar_of_healing the_river_forge young_blacksmith arion_paladin_of_the_falcon_guard
    magister_tillion_of_weidenheim alchemist_of_resistance alchemist_of_strength amazon_rider apprentice falconer
    falcon_guard_diplomat golden_light_paladin nobleman white_pegasus griffin healing_wizard
    master_alchemist_of_strength royal_scout silas_the_protection_mage cape_of_protection horns_of_camorrus
    prayer_of_the_ancestors swiftstrike balm consecration_ritual melody_of_courage toshis_gift heavens_amulet
    guardian_of_the_shield_dome tobin_frostwing_bird_general holy_forge skeleton blood_trinket mutant_demon
    barbarian_mercenary_token creeper_plant giant_creeper_plant growth wild_boar_token falcon healing_vessel
    spectral_moth ghost smith_ghost misthearts_punishment rulebook
    """
)
LANES = ("left", "middle", "right")
DUEL_WORDS = words(
    """
    pass done yes no spell_pile pool_pile initiative leave attack attack_twice shoot move nothing plainly onto_base asp
    trinket concede
    """
)

# What a setting was when nobody chose it.
USUAL = {
    "bloodborne": {
        "final_boss": "random",
        "first_player": "random",
        "upgrade": "may",
        "dream_halves": "all",
        "pistol_clash": "cancel",
        "after_kill": "ends",
        "stall_rounds": "50",
        "open_hands": "yes",
    },
    "bluthelden": {
        "deck1": "black",
        "deck2": "white",
        "roll": "random",
        "open_hands": "no",
        "binding_slots": "all",
        "covered": "banished",
    },
}

Named = tuple[str, str, int, str]  # game, what is drawn (or nothing: a choice), number, name


def named() -> Iterator[Named]:
    """Every number of a choice or a draw, and its name as records write it; a draw with what it is for."""
    yield from listed("bloodborne", "", 0, HUNT_CARDS)
    yield from listed("bloodborne", "", 50, [f"used {card}" for card in HUNT_CARDS])
    yield from listed("bloodborne", "", 100, [f"in_play {card}" for card in HUNT_CARDS])
    yield from listed("bloodborne", "", 150, [f"hunter {seat + 1}" for seat in range(5)])
    yield from listed("bloodborne", "", 160, ["decline", "leave", "bury"])
    yield from listed("bloodborne", "upgrade", 0, HUNT_CARDS)
    yield from listed("bloodborne", "dungeon", 0, MONSTERS)
    yield from listed("bloodborne", "final_boss", 0, MONSTERS)
    yield from listed("bloodborne", "first_player", 0, [str(seat + 1) for seat in range(5)])
    for die, faces in DICE.items():
        yield from listed("bloodborne", die, 0, faces.split())
    places = [place for seat in (1, 2) for place in places_of(seat)]
    yield from listed("bluthelden", "", 0, DUEL_CARDS)
    yield from listed("bluthelden", "", 1000, [f"hide {card}" for card in DUEL_CARDS])
    yield from listed(
        "bluthelden", "", 2000, [f"use {place} {ability + 1}" for place in places for ability in range(8)]
    )
    yield from listed("bluthelden", "", 5200, [f"move {place}" for place in places])
    yield from listed("bluthelden", "", 5600, places)
    yield from listed("bluthelden", "", 6000, LANES)
    yield from listed("bluthelden", "", 6010, [f"mode {mode + 1}" for mode in range(10)])
    yield from listed("bluthelden", "", 6020, [f"chain {item + 1}" for item in range(100)])
    yield from listed("bluthelden", "", 6120, [f"trigger {item + 1}" for item in range(180)])
    yield from listed("bluthelden", "", 6300, [mulligan(cards) for cards in range(64)])
    yield from listed("bluthelden", "", 6400, DUEL_WORDS)
    yield from listed("bluthelden", "spell", 0, DUEL_CARDS)
    yield from listed("bluthelden", "pool", 0, DUEL_CARDS)
    yield from listed("bluthelden", "roll", 0, ["1", "2"])
    yield from listed("bluthelden", "d6", 0, [str(side + 1) for side in range(6)])


def listed(game: str, drawn: str, first: int, names: Sequence[str]) -> Iterator[Named]:
    for number, name in enumerate(names, first):
        yield game, drawn, number, f"{drawn} {name}" if drawn else name


def mulligan(cards: int) -> str:
    return "mulligan " + (" ".join(str(card + 1) for card in range(6) if cards >> card & 1) or "none")


def places_of(seat: int) -> list[str]:
    """The places of one side of the table, in the order of their numbers."""
    slots = [f"{lane}-{slot + 1}" for lane in LANES for slot in range(3)]
    found = [f"{zone}-{slot}" for zone in ("war", "safety") for slot in slots]
    found += [f"{zone}-{lane}" for zone in ("barrier", "resource") for lane in LANES]
    found += ["sovereign", "rune", "advisor", *[f"hidden-{slot}" for slot in slots]]
    found += [f"area-{number + 1}" for number in range(100)]
    found += [f"training-{number + 1}" for number in range(64)]
    return [f"{seat}-{place}" for place in found]
