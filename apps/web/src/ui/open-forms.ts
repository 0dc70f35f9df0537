import { useEffect } from 'react';
import type * as z from 'zod/mini';

/** A form that somebody may be typing into. */
export type OpenForm = {
  /** The initial values. They tell forms of one page, and records of one form, apart. */
  ilk: object;
  /** The shape of its fields; a draft keeps only these. */
  shape: z.ZodMiniType;
  isDirty: () => boolean;
  /** The current values and the initial ones. */
  read: () => { base?: unknown; values: unknown };
  /** Takes the values that were read from the same form before the page reloaded. */
  fill: (draft: never) => void;
};

/** Keeps a form that has opened or changed. It exists once the panel is loaded. */
type Keeper = (form: OpenForm) => void;

export const openForms = new Set<OpenForm>();
let keeper: Keeper | undefined;

/** The number of open forms with unsaved input. */
export const countDirtyForms = (): number => [...openForms].filter(({ isDirty }) => isDirty()).length;

/** Whether any open form has unsaved input. */
export const hasDirtyForm = (): boolean => countDirtyForms() > 0;

/** Appoints the keeper of the forms and gives it those that are open already. */
export function keepForms(next: Keeper): void {
  keeper = next;
  for (const form of openForms) next(form);
}

/** Lets typed values outlast the end of the session. Every `useZodForm` has it. */
export function useOpenForm(form: OpenForm): void {
  // Runs after every render, because the functions belong to the current state of the form.
  useEffect(() => {
    openForms.add(form);
    keeper?.(form);
    return () => {
      openForms.delete(form);
    };
  });
}
