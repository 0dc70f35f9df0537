import type { AnyCall, Kayit, KayitMenusu } from '@defter/contract/call.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';

/** Calls whose answer's id is that of the record itself, and not that of something which belongs to it. */
const OF_THE_RECORD: ReadonlySet<string> = new Set([
  '/musteri',
  '/musteri/anonimlestir',
  '/musteri/birlestirme',
  '/musteri/birlestirme-geri-al',
  '/musteri/iletisim-goster',
  '/musteri/musteri-aktif-et',
  '/musteri/telefon-kvkk-sil/{id}',
  '/randevu/musteri-kayit',
  '/randevu',
  '/randevu/randevu-kapat',
  '/randevu/satis',
  '/satis',
  '/kasa',
  '/personel',
  '/personel/kisisel-bilgileri',
  '/urun/alt-urunler',
]);

/** How what belongs to a record names it. */
const OWNERS: Partial<Record<KayitMenusu, string>> = { musteri: 'musteriID', randevu: 'randevuID', satis: 'satisID', personel: 'personelID', urun: 'altUrunID' };

/** The record that a call acted on, so that its history shows what was done to it and to what belongs to it; null for others. */
export function recordOf({ path, kayit }: AnyCall, body: object, answer: object): number | null {
  if (!kayit) return null;
  if (isOwnRecord(kayit)) return idOf(answer, 'id');
  const owner = OWNERS[kayit.menu];
  return (OF_THE_RECORD.has(path) ? idOf(answer, 'id') : null) ?? (owner ? idOf(body, owner) : null);
}

/** The same of a call that is refused: as far as its body says. */
export function recordIn(kayit: Kayit, body: object): number | null {
  const owner = OWNERS[kayit.menu];
  if (kayit.nesne !== undefined && !isOwnRecord(kayit)) return owner ? idOf(body, owner) : null;
  return idOf('musteri' in body && typeof body.musteri === 'object' && body.musteri !== null ? body.musteri : body, 'id');
}

const isOwnRecord = ({ nesne }: Kayit) => nesne !== undefined && (KAYIT_TURLERI as readonly string[]).includes(nesne);

function idOf(from: object, name: string): number | null {
  const value = (from as Record<string, unknown>)[name];
  return typeof value === 'number' && value > 0 ? value : null;
}
