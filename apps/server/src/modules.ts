import { ayarDuties } from './modules/ayar/duties.ts';
import { bayiDuties } from './modules/bayi/duties.ts';
import { beklemeDuties } from './modules/bekleme/duties.ts';
import { bildirimDuties } from './modules/bildirim/duties.ts';
import { cariDuties } from './modules/cari/duties.ts';
import { duyuruDuties } from './modules/duyuru/duties.ts';
import { fotografDuties } from './modules/fotograf/duties.ts';
import { gelenAramaDuties } from './modules/gelen-arama/duties.ts';
import { girisCikisDuties } from './modules/giris-cikis/duties.ts';
import { gunSonuDuties } from './modules/gun-sonu/duties.ts';
import { ilDuties } from './modules/il/duties.ts';
import { iletiIzniDuties } from './modules/ileti-izni/duties.ts';
import { izinDuties } from './modules/izin/duties.ts';
import { kampanyaDuties } from './modules/kampanya/duties.ts';
import { kaporaDuties } from './modules/kapora/duties.ts';
import { kasaDuties } from './modules/kasa/duties.ts';
import { kurulumDuties } from './modules/kurulum/duties.ts';
import { kvkkDuties } from './modules/kvkk/duties.ts';
import { musteriDuties } from './modules/musteri/duties.ts';
import { mutabakatDuties } from './modules/mutabakat/duties.ts';
import { onlineRandevuDuties } from './modules/online-randevu/duties.ts';
import { otomatikSmsDuties } from './modules/otomatik-sms/duties.ts';
import { paketProgramDuties } from './modules/paket-program/duties.ts';
import { personelDuties } from './modules/personel/duties.ts';
import { primDuties } from './modules/prim/duties.ts';
import { puanDuties } from './modules/puan/duties.ts';
import { randevuTalepDuties } from './modules/randevu-talep/duties.ts';
import { randevuDuties } from './modules/randevu/duties.ts';
import { raporDuties } from './modules/rapor/duties.ts';
import { satisDuties } from './modules/satis/duties.ts';
import { smsDuties } from './modules/sms/duties.ts';
import { sozlesmeDuties } from './modules/sozlesme/duties.ts';
import { stokDuties } from './modules/stok/duties.ts';
import { tanimDuties } from './modules/tanim/duties.ts';
import { urunDuties } from './modules/urun/duties.ts';
import { vardiyaDuties } from './modules/vardiya/duties.ts';
import { veriPaketiDuties } from './modules/veri-paketi/duties.ts';
import { webhookDuties } from './modules/webhook/duties.ts';
import { yanitDuties } from './modules/yanit/duties.ts';
import type { Duties } from './platform/duties.ts';
import type { ConstraintMessages } from './platform/errors/from-database.ts';

/** The modules that own tables. The data of a person are handed out in this order. */
export const MODULES: readonly Duties[] = [
  musteriDuties,
  randevuDuties,
  onlineRandevuDuties,
  randevuTalepDuties,
  beklemeDuties,
  gelenAramaDuties,
  primDuties,
  sozlesmeDuties,
  stokDuties,
  satisDuties,
  cariDuties,
  puanDuties,
  fotografDuties,
  kvkkDuties,
  iletiIzniDuties,
  bildirimDuties,
  yanitDuties,
  smsDuties,
  otomatikSmsDuties,
  kampanyaDuties,
  kaporaDuties,
  gunSonuDuties,
  mutabakatDuties,
  kasaDuties,
  paketProgramDuties,
  urunDuties,
  personelDuties,
  izinDuties,
  vardiyaDuties,
  girisCikisDuties,
  ayarDuties,
  bayiDuties,
  ilDuties,
  duyuruDuties,
  tanimDuties,
  kurulumDuties,
  webhookDuties,
  raporDuties,
  veriPaketiDuties,
];

/** The messages of broken constraints. PostgreSQL tells only the constraint's name. */
export const constraintMessages: ConstraintMessages = Object.assign({}, ...MODULES.map(({ constraints }) => constraints));
