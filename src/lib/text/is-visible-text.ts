export const isVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
