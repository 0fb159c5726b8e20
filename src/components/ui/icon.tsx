export const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  phone:
    "M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  pin: "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  "arrow-left": "M14.5 5.5L8 12l6.5 6.5",
  "arrow-right": "M9.5 5.5L16 12l-6.5 6.5",
  pause: "M8.5 6v12M15.5 6v12",
  play: "M8 5.5v13l10.5-6.5z",
  external: "M13 5h6v6M19 5l-8.5 8.5M11 6H5.5v12.5H18V13",
  chat: "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 12.8h5",
};

export type IconName = keyof typeof paths;

/** One of the site's own icons. `size` is in pixels at the default text size, and grows with it. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => {
  if (!(name in paths)) console.error("Could not find icon", name);
  return <Drawing path={paths[name]} size={size} />;
};

export const Drawing = ({ path, size = 24 }: { path: string; size?: number }) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
