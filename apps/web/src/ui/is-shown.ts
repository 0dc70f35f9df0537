/** Whether an element is drawn, and not in a folded part. Safari before 17.4 cannot tell, and then the answer is yes. */
export const isShown = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility();
