export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** The second line of an address: `Austin, TX 78748`. */
export const cityLine = ({ city, state, postalCode }: Address): string =>
  `${city}, ${state} ${postalCode}`;

/** An address in one line: `1420 Farm-to-Market Road, Austin, TX 78748`. */
export const oneLineAddress = (address: Address): string =>
  `${address.street}, ${cityLine(address)}`;
