import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { saveAdresler } from './save-adresler.ts';
import { saveTelefonlar } from './save-telefonlar.ts';
import { updateArama } from './update-arama.ts';

type Kayit = BodyOf<typeof musteriCalls.create>;

/** Creates or changes a customer with phones, addresses and what else is known, all or nothing. */
export async function saveMusteri({ tx, body, oturum }: Context<typeof musteriCalls.create>) {
  const { musteri, digerBilgiler, adresler, musteriTelefon } = body;
  const alanlar = columnsOf(musteri, digerBilgiler);
  const id = musteri.id > 0 ? await update(tx, musteri, alanlar) : await create(tx, alanlar, oturum.personelID);
  if (musteriTelefon) await saveTelefonlar(tx, id, musteriTelefon);
  if (adresler) await saveAdresler(tx, id, adresler);
  await updateArama(tx, id);
  return { id };
}

type Alanlar = ReturnType<typeof columnsOf>;

async function create(tx: Tx, alanlar: Alanlar, personelID: number): Promise<number> {
  const { id } = await tx
    .insertInto('musteri')
    .values({ ...alanlar, kayit_eden_personel_id: personelID, arama: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update(tx: Tx, { id, surum }: Kayit['musteri'], alanlar: Alanlar): Promise<number> {
  const changed = await tx
    .updateTable('musteri')
    .set((eb) => ({ ...alanlar, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .$if(surum !== null, (query) => query.where('surum', '=', surum))
    .returning('id')
    .executeTakeFirst();
  if (changed) return id;
  const exists = await tx.selectFrom('musteri').select('id').where('id', '=', id).executeTakeFirst();
  throw new Hata(exists ? 'kayitDegismis' : 'bulunamadi');
}

function columnsOf(musteri: Kayit['musteri'], diger: Kayit['digerBilgiler']) {
  return {
    grup_id: musteri.grupID,
    tur_id: musteri.turID,
    firma_tipi_id: musteri.firmaTipiID,
    il_id: musteri.ilID,
    ilce_id: musteri.ilceID,
    uyruk_id: musteri.uyrukID,
    ad: musteri.ad,
    soyad: musteri.soyad,
    email: musteri.email,
    cinsiyet: musteri.cinsiyet,
    medeni_hali: musteri.medeniHali,
    dogum_tarihi: musteri.dogumTarihi,
    evlilik_yil_donumu: musteri.evlilikYilDonumu,
    tc_kimlik_no: musteri.tcKimlikNo,
    pasaport_no: musteri.pasaportNo,
    firma: musteri.firma,
    vergi_dairesi: musteri.vergiDairesi,
    vergi_no: musteri.vergiNo,
    dosya_no: musteri.dosyaNo,
    kart_no: musteri.kartNo,
    ozel_kod: musteri.ozelKod,
    aciklama: musteri.aciklama,
    ...(diger && {
      meslek_id: diger.meslekID,
      nereden_duydunuz_id: diger.neredenDuydunuzID,
      tavsiye_eden_id: diger.tavsiyeEdenID,
      ozel_durum_id: diger.ozelDurumID,
      hasta_turu_id: diger.hastaTuruID,
      baba_adi: diger.babaAdi,
      diger_aciklama: diger.aciklama,
    }),
  };
}
