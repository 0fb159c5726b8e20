import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { drawerWidth } from "../../lib/constants";
import { menuId } from "../../lib/links/site-ids";
import { from, isFrom } from "../../styles/media";
import { iconButton, actionLinks } from "../../styles/mixins";
import { PhoneLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { OpeningStateLine } from "../ui/opening-state-line";
import { ShopAddress } from "../ui/shop-address";
import { HeaderLinks } from "./header-links";

/** Puts the Close button where the Open button is, because many visitors tap there again to close. */
function alignCloseButton(drawer: HTMLDialogElement): void {
  const top = drawer.previousElementSibling?.getBoundingClientRect().top ?? 0;
  drawer.style.paddingTop = `${Math.max(0, top)}px`;
}

function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const drawer = dialog.current;
    const update = () => {
      const isNowOpen = Boolean(drawer?.matches(":modal, :popover-open"));
      if (drawer && isNowOpen) alignCloseButton(drawer);
      setIsOpen(isNowOpen);
    };
    update();
    drawer?.addEventListener("toggle", update);
    // Hidden but open, it would leave the page inert.
    const close = () => drawer?.close();
    const wide = matchMedia(isFrom("md"));
    wide.addEventListener("change", close);
    return () => {
      drawer?.removeEventListener("toggle", update);
      wide.removeEventListener("change", close);
    };
  }, [dialog]);
  return isOpen;
}

/** The buttons' attributes open it without scripts: a popover in browsers without `command`. */
export const MenuDrawer = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useIsOpen(dialog);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={menuId}
        {...{ command: "show-modal", commandfor: menuId }}
        css={[button, narrow]}
      >
        <Icon name="menu" size={28} />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        aria-label="Menu"
        popover="auto"
        {...{ closedby: "any" }}
        css={drawer}
      >
        <button
          type="button"
          aria-label="Close menu"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          {...{ command: "close", commandfor: menuId }}
          css={[button, { margin: "0 0 var(--space-4) auto" }]}
        >
          <Icon name="close" size={28} />
        </button>
        <nav aria-label="Menu">
          <HeaderLinks direction="column" onFollow={() => dialog.current?.close()} />
        </nav>
        {isOpen && (
          <div css={shop}>
            <OpeningStateLine />
            <PhoneLink iconSize={20} />
            <ShopAddress />
          </div>
        )}
      </dialog>
    </>
  );
};

const narrow = css`
  ${from("md")} {
    display: none;
  }
`;

const button = css`
  ${iconButton}
  color: var(--color-green);
`;

const drawer = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: ${drawerWidth}px;
  max-width: 100vw;
  height: 100dvh;
  max-height: none;
  /* The height of the banner above the Open button, until the page's scripts measure it. */
  padding: calc(var(--target) + 0.625rem) var(--gutter) var(--space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-left: var(--border-strong);
  background: var(--color-card);
  color: var(--color-ink);

  transition:
    transform var(--motion),
    display var(--motion) allow-discrete,
    overlay var(--motion) allow-discrete;
  transform: translateX(100%);

  &:is([open], :popover-open) {
    transform: none;

    @starting-style {
      transform: translateX(100%);
    }
  }
`;

const shop = css`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: var(--border-strong);
  font-size: var(--text-small);
  line-height: 1.4;
  ${actionLinks}
`;
