import type { Tx } from '../../platform/db/connection.ts';
import { kurus } from '@defter/rules/para.ts';
import { liraOf } from '../../platform/db/lira.ts';

/** One of the team, and the groups of services that they give. */
export type DemoPersonel = { personelID: number; adi: string; gruplar: readonly string[] };

const EKIP = [
  { ad: 'Merve', soyad: 'Yıldız', unvan: 'Lazer uzmanı', basladi: '2023-05-15', gruplar: ['Lazer Epilasyon (Kadın)'] },
  { ad: 'Elif', soyad: 'Şahin', unvan: 'Lazer uzmanı', basladi: '2024-03-01', gruplar: ['Lazer Epilasyon (Kadın)'] },
  { ad: 'Gizem', soyad: 'Işık', unvan: 'Cilt bakım uzmanı', basladi: '2024-09-02', gruplar: ['Cilt Bakımı'] },
  { ad: 'Tuğba', soyad: 'Çetin', unvan: 'Kalıcı makyaj uzmanı', basladi: '2025-01-06', gruplar: ['Kalıcı Makyaj', 'Kaş ve Kirpik'] },
  { ad: 'Selin', soyad: 'Öztürk', unvan: 'Nail art uzmanı', basladi: '2026-02-16', gruplar: ['Tırnak', 'Kaş ve Kirpik'] },
];

/** The role template of those who serve customers. */
const ROL = 'Uzman / uygulayıcı';

/** The team of the demo salon. */
export async function insertDemoPersonel(tx: Tx): Promise<DemoPersonel[]> {
  const rol = await tx.selectFrom('rol').where('adi', '=', ROL).select(['id', 'yetkiler', 'rapor_yetkileri']).executeTakeFirstOrThrow();
  const ekip = await tx
    .insertInto('personel')
    .values(
      EKIP.map(({ ad, soyad, unvan, basladi }, i) => ({
        ad,
        soyad,
        cep_telefonu: `+90555000991${i}`,
        ise_baslangic_tarihi: basladi,
        servis: unvan,
        maas: liraOf(kurus(32_500_00)),
        hizmet_prim: 10,
        urun_prim: 5,
        iskonto_yuzdesi: 10,
        rol_id: rol.id,
        yetkiler: rol.yetkiler,
        rapor_yetkileri: rol.rapor_yetkileri,
      })),
    )
    .returning('id')
    .execute();
  return EKIP.map(({ ad, soyad, gruplar }, i) => ({ personelID: ekip[i]!.id, adi: `${ad} ${soyad}`, gruplar }));
}
