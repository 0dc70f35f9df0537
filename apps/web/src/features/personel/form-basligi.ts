/**
 * The heading of a form that comes in place of the list that it was opened from. The focus goes there with it (`KeptFocus`), so that the next Tab
 * is the first field; past the fields it would go to the first button.
 */
export const FORM_BASLIGI = { tabIndex: -1 };
