/** A row by its columns, in PostgreSQL's JSON. */
export type Satir = Record<string, string | number | boolean | null>;

export type Ayrilan = { tablo: string; satirlar: Satir[] };
/** Rows by their primary keys after the move. */
export type Tasinan = { tablo: string; sutun: string; satirlar: Satir[] };

/** The data that the undo of a merge needs. */
export type Yedek = {
  giden: Satir;
  kalan: Satir;
  kalanSonra: Satir;
  /** The default phone of the removed record. */
  varsayilanTelefonID: number | null;
  ayrilanlar: Ayrilan[];
  tasinanlar: Tasinan[];
};

/** The days in which a merge or an import can be undone. */
export const GERI_ALMA_GUNU = 30;
