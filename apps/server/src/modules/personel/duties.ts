import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const personelDuties: Duties = {
  name: 'personel',
  tables: ['personel', 'rol', 'personel_bayi', 'personel_hakedis', 'kosul_onayi'],
  constraints: {
    kimlik_kullanici_adi_tekil: ['personelMevcut', 'kullaniciAdi'],
    kimlik_cep_telefonu_tekil: ['personelMevcut', 'cepTelefonu'],
    kimlik_e_posta_tekil: ['personelMevcut', 'ePosta'],
    personel_hakedis_bir_kez_iptal: 'kayitDegismis',
    rol_adi_tekil: ['rolAdiMukerrer', 'adi'],
    personel_bayi_tekil: ['personelBayiVar', 'bayiID'],
  },
  names: {
    personel: (id) => sql`select concat_ws(' ', ad, soyad) from personel where id = ${id}`,
    rol: (id) => sql`select adi from rol where id = ${id}`,
  },
  demo: { emptied: { personel_hakedis: true, personel_bayi: true, personel: sql`not web_kullanicisi` } },
};
