import type { Kapanis } from '@defter/contract/gun-sonu.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { Satirlar } from './Satirlar.tsx';

/** An amount with its name; nothing if the person may not see it. */
const told = (ad: string, tutar: Kurus | null): [string, Kurus][] => (tutar === null ? [] : [[ad, tutar]]);

/** The contents of a closed day, the same on the screen and on both papers. */
export function GunOzetiTablosu({ kapanis, dar = false }: { kapanis: Kapanis; /** For the roll: one column of amounts at a time. */ dar?: boolean }) {
  const { t } = useTranslation('gunSonu');
  const { ozet, devredilenler, adetler, farkNedeni, acilmaNedeni, acanAdi, sayimSayisi } = kapanis;
  return (
    <>
      <h2>{t('ozet.bolum')}</h2>
      <Satirlar
        satirlar={[
          ...(ozet.satisSayisi === null ? [] : told(t('ozet.satislar', { count: ozet.satisSayisi }), ozet.satisToplami)),
          ...(ozet.seansSayisi === 0 ? [] : [[t('ozet.seanslar', { count: ozet.seansSayisi }), null] as const]),
          ...told(t('ozet.tahsilat'), ozet.tahsilat),
          ...(ozet.bahsis === 0 ? [] : told(t('ozet.bahsis'), ozet.bahsis)),
          ...told(t('ozet.digerGelir'), ozet.digerGelir),
          ...told(t('ozet.gider'), ozet.gider),
        ]}
      />
      <h2>{t('ozet.yontemler')}</h2>
      {dar ? (
        ozet.yontemler.map(({ odemeSekliID, adi, gelir, gider, aktarim }) => (
          <Satirlar key={odemeSekliID} satirlar={[[adi, null], [t('ozet.giren'), gelir], ...told(t('ozet.cikan'), gider), [t('ozet.aktarim'), aktarim]]} />
        ))
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('ozet.hesap')}</th>
              <th>{t('ozet.giren')}</th>
              <th>{t('ozet.cikan')}</th>
              <th>{t('ozet.aktarim')}</th>
            </tr>
          </thead>
          <tbody>
            {ozet.yontemler.map(({ odemeSekliID, adi, gelir, gider, aktarim }) => (
              <tr key={odemeSekliID}>
                <td>{adi}</td>
                <td>{formatTL(gelir)}</td>
                <td>{gider !== null && formatTL(gider)}</td>
                <td>{formatTL(aktarim)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>{t('ozet.nakit')}</h2>
      <Satirlar
        satirlar={[
          [t('ozet.devreden'), ozet.devreden],
          [t('ozet.giren'), ozet.nakitGiren],
          ...told(t('ozet.cikan'), ozet.nakitCikan),
          [t('beklenen'), kapanis.beklenen],
          [t('sayilan'), kapanis.sayilan],
          [t('fark'), kapanis.fark],
        ]}
      />
      {farkNedeni && (
        <p>
          {t('farkNedeni')}: {farkNedeni}
        </p>
      )}
      <p>
        {t('ozet.sayim', { count: sayimSayisi })}
        {adetler.length > 0 && ` ${adetler.map(({ birim, adet }) => `${formatTL(birim)} × ${adet}`).join(', ')}`}
      </p>
      {devredilenler.length > 0 && (
        <>
          <h2>{t('ozet.devredilenler')}</h2>
          {devredilenler.map(({ tur, id, adi }) => (
            <p key={`${tur}-${id}`}>
              {t(`ozet.${tur}`)} {adi}
            </p>
          ))}
        </>
      )}
      {acilmaNedeni && (
        <p>
          <strong>{t('ozet.acildi', { kim: acanAdi, neden: acilmaNedeni })}</strong>
        </p>
      )}
    </>
  );
}
