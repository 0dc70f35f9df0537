import type { BodyOf } from '@defter/contract/call.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import metinler from '../../../../data/sms-metinleri-tr.json' with { type: 'json' };
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { queueMesaj } from '../../../platform/outside/mesaj/outbox.ts';
import { readSayfaKodu } from '../../bayi/sayfa-kodu.ts';

type Alindi = { bayiID: number; body: Pick<BodyOf<typeof sayfaCalls.book>, 'adi' | 'soyadi' | 'cepTelefonu' | 'tarih' | 'saat'>; talepMi: boolean; /** Of the own link. */ baglanti: string };

/** Texts the customer that the booking or request was received, with a link of their own: it leads back after the page is closed. Wake the delivery after the commit. */
export async function tellAlindi(tx: Tx, { bayiID, body, talepMi, baglanti }: Alindi): Promise<void> {
  const { adi, soyadi, cepTelefonu: telefon, tarih, saat } = body;
  const { firmaAdi: sube } = await readSayfaKodu(tx, bayiID);
  const isim = [adi, soyadi].filter(Boolean).join(' ');
  const mesaj = fillMesaj(talepMi ? metinler.talepAlindi : metinler.randevuAlindi, { isim, tarih: formatTarih(tarih), saat, baglanti, sube });
  await asOwner(tx, () => queueMesaj(tx, { bayiID, telefon, mesaj, gecerlilikSaniye: null }));
}
