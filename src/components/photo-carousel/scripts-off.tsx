/**
 * Without scripts the carousel is a strip that is scrolled by hand and stops at each photo. The
 * rules have to win over the styles that the library writes on its elements.
 */
export const ScriptsOff = () => (
  <noscript>
    <style>{strip}</style>
  </noscript>
);

const strip = `
.photo-carousel .slider {
  display: flex !important;
  gap: var(--space-3);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
}
.photo-carousel .slide {
  flex: 0 0 92%;
  opacity: 1 !important;
  visibility: visible !important;
  scroll-snap-align: start;
}
.photo-carousel .carousel-frame {
  background: none;
}
.photo-carousel .carousel-controls {
  display: none !important;
}`;
