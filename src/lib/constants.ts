/* Numbers that specification.spec.ts, specification.test.tsx and photo-carousel.test.tsx have, too. */
export const reviewsPerPage = 5;
export const photoInterval = 3000; // milliseconds
export const firstPhotos = 3; // load at once
export const mapHeight = 400; // CSS pixels
export const drawerWidth = 250; // CSS pixels
