/* Numbers of the specification. e2e/built-files/specification.spec.ts reads them from the pages. */
export const reviewsPerPage = 5;
export const photoInterval = 3000; // milliseconds
export const mapHeight = 400; // CSS pixels
export const drawerWidth = 250; // CSS pixels
