# What the bots say when they show their mind.

advice-best = Best: { $choice }, a chance of { $chance } % to win.
advice-other = Then: { $choice }, { $chance } %.
advice-clear = { $choice } is clearly better than anything else.
advice-close = { $choice } is a little better.
advice-even = { $choice } and { $other } are about equally good.
advice-reason = What it should bring by the next round, compared with { $other }: { $reasons }.
advice-expects = { $person } will probably choose { $choice } ({ $share } %).
advice-text = What counts, { $choice }: { $text }
advice-rule = The rule behind this decision: { $rule }

## After the game

review-curve = Your chances, round by round: { $curve }
review-rise = Round { $number } brought you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of winning chance.
review-fall = Round { $number } cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of winning chance.
review-clean = { $number ->
        [one] In your { $number } decision nothing was clearly wrong.
       *[other] In your { $number } decisions nothing was clearly wrong.
    }
review-slip = Round { $number }: you chose { $chosen }. { $better } would have been better by about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
