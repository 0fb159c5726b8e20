/** A point of the window. */
export interface Place {
  x: number;
  y: number;
}

/** The middle of an element, scrolled to if need be, and what lies over it. Runs in the page. */
export function findPlace(element: HTMLElement): { place: Place; obstacle: string } {
  const measure = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = measure();
  const isInView = y > 0 && y < innerHeight && x > 0 && x < innerWidth;
  if (!isInView) element.scrollIntoView({ block: "center", behavior: "instant" });
  const place = measure();
  const top = document.elementFromPoint(place.x, place.y); // null outside the window
  const isOnTop = top !== null && (element.contains(top) || top.contains(element));
  const cover = top?.outerHTML.slice(0, 200) ?? "it is outside the window";
  return { place, obstacle: isOnTop ? "" : `In its place: ${cover}` };
}
