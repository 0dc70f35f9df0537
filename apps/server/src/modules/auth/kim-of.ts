/** A person as the counts of wrong tries name them, whichever name they typed. */
export const kimOf = ({ bayiID, personelID }: { bayiID: number; personelID: number }): string => `${bayiID}.${personelID}`;
