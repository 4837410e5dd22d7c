// All pictures: for each game its door, and sets of recipes with the size they are drawn in.
import * as bloodborne from './bloodborne.mjs';
import * as bluthelden from './bluthelden.mjs';

export const GAMES = {
  bloodborne: { door: bloodborne.DOOR, sets: [['action', bloodborne.ACTIONS], ['monster', bloodborne.MONSTERS]] },
  bluthelden: { door: bluthelden.DOOR, sets: [['card', bluthelden.CARDS]] },
};
export const RECIPES = Object.values(GAMES).flatMap(game => [game.door, ...game.sets.flatMap(([, recipes]) => Object.values(recipes))]);
