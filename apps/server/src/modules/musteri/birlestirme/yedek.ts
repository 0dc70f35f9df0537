/** A row as PostgreSQL writes it in JSON, by its columns. */
export type Satir = Record<string, string | number | boolean | null>;

export type Ayrilan = { tablo: string; satirlar: Satir[] };
/** Rows by their primary keys, as they are after the move. */
export type Tasinan = { tablo: string; sutun: string; satirlar: Satir[] };

/** What the undo of a merge needs. */
export type Yedek = {
  giden: Satir;
  kalan: Satir;
  kalanSonra: Satir;
  /** The phone of the one who went that was its default. */
  varsayilanTelefonID: number | null;
  ayrilanlar: Ayrilan[];
  tasinanlar: Tasinan[];
};

/** A merge and an import may be undone for so long. */
export const GERI_ALMA_GUNU = 30;
