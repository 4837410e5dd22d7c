// One thing that a game makes when its catalogue is here, for the pieces of its table to ask for.
export function current<T>(): [set: (made: T) => void, get: () => T] {
  let made: T | null = null;
  return [
    (one) => {
      made = one;
    },
    () => {
      if (!made) throw new Error('the catalogue is not here yet');
      return made;
    },
  ];
}
