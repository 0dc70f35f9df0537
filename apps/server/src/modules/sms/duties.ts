import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const smsDuties: Duties = {
  name: 'sms',
  tables: ['sms_ayari', 'sms_kontor', 'sms_hesabi', 'wp_ayari', 'sms_hazir_mesaj', 'sms_gonderim', 'sms_evrak', 'bildirim_anahtari'],
  constraints: { sms_hazir_mesaj_tekil: ['hazirMesajVar', 'baslik'] },
  person: {
    data: {
      mesajlar: (id) => sql`
        select g.kanal, g.telefon, g.mesaj, g.olusturma as zaman from giden_mesaj g
        where g.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id = ${id}) order by g.id`,
    },
  },
  demo: { emptied: { sms_gonderim: true, sms_evrak: true, wp_ayari: true } },
};
