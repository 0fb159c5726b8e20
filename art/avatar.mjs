import { coats, house } from "./palette.mjs";

const { base, dark, deep } = coats.apricot;
const muzzle = "#F8DFB8";

/** The picture of clients who have none, for content/reviews/dog-avatar.svg. */
export const drawAvatar = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <title>Dog</title>
  <clipPath id="coin"><circle cx="48" cy="48" r="46"/></clipPath>
  <circle cx="48" cy="48" r="47" fill="${house.lightGreen}" stroke="${house.green}" stroke-width="2"/>
  <g clip-path="url(#coin)">
    <path stroke="${house.softGreen}" d="M0 18h96M0 26h96M0 34h96M0 42h96M0 50h96M0 58h96M0 66h96"/>
    <path fill="${base}" d="M18 98c2-16 14-22 30-22s28 6 30 22z"/>
    <path fill="${house.orange}" d="M26 80c13 7 31 7 44 0l3 7c-8 5-17 7-25 10-8-3-17-5-25-10z"/>
    <g transform="rotate(-7 48 48)">
      <path fill="${base}" d="M45 13l5-4 1 4c15 0 25 11 26 27l4 9-4 4 3 7-6 3c-3 11-13 18-26 18s-23-7-26-18l-6-3 3-7-4-4 4-9c1-16 11-27 26-27z"/>
      <path stroke="${dark}" stroke-width="1.4" d="M73 60l-10-2M72 64l-12-3M70 68l-12-4M66 72l-10-5"/>
      <path fill="${muzzle}" d="M48 45c7 0 10 5 14 9 7 8 2 25-14 25S27 62 34 54c4-4 7-9 14-9z"/>
      <path fill="${deep}" d="M29 17C18 13 8 24 7 41c-1 13 5 21 11 19 7-1 7-15 10-25 1-7 4-13 1-18zM67 17c11-4 21 7 22 24 1 13-5 21-11 19-7-1-7-15-10-25-1-7-4-13-1-18z"/>
      <g fill="${house.ink}">
        <circle cx="35" cy="42" r="6"/><circle cx="61" cy="42" r="6"/>
        <path d="M39 55c0-5 18-5 18 0 0 4-6 8-9 8s-9-4-9-8z"/>
      </g>
      <path fill="none" stroke="${house.ink}" stroke-width="2.4" stroke-linecap="round" d="M48 62v4c-2 6-10 6-12 1m12-1c2 6 10 6 12 1"/>
      <g fill="${house.card}"><circle cx="33" cy="40" r="2.2"/><circle cx="59" cy="40" r="2.2"/></g>
    </g>
  </g>
</svg>
`;
