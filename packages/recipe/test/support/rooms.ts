/** Outlines of three rooms: one along the top, two below it, each with a wall to both others. */
export const threeRooms = [
  [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ],
  [
    [0, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ],
  [
    [2, 2],
    [4, 2],
    [4, 4],
    [2, 4],
  ],
] as const;
