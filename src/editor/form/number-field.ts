import { fieldText } from "../field-text";

/* Keeps what was typed, and reports it if it isn't a number. Sveltia CMS's own field turns 85,50 into 50. */

export const numberField = "plain-number";

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A number, or the text as typed if it isn't one. */
export const toNumber = (text: string): number | string => {
  const trimmed = text.trim();
  return plainNumber.test(trimmed) ? Number(trimmed) : trimmed;
};

export const numberError = (value: unknown): string | undefined =>
  typeof value === "string" && value !== ""
    ? `“${value}” isn’t a number. Write only digits, with a period before cents: 85.50`
    : undefined;

export const createNumberControl = () =>
  createClass({
    getInitialState: () => ({ text: "" }),

    isValid() {
      const message = numberError(this.props.value);
      return message === undefined || { error: { message } };
    },

    render() {
      const { field, forID, classNameWrapper, onChange } = this.props;
      const value: unknown = this.props.value;
      const { text } = this.state;
      return h("input", {
        id: forID,
        "aria-label": fieldText(field.get("label")),
        className: classNameWrapper,
        inputMode: "decimal",
        autoComplete: "off",
        value: toNumber(text) === value ? text : fieldText(value),
        onChange: ({ target }: { target: HTMLInputElement }) => {
          this.setState({ text: target.value });
          onChange(toNumber(target.value));
        },
      });
    },
  });
