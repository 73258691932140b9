export type LdtkKnobs = {
  readonly level: number;
  readonly layer: string;
  readonly as: string;
  readonly walls: string;
  readonly layout: string;
  readonly tile: number;
};
