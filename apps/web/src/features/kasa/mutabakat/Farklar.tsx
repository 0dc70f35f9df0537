import { EN_COK_FARK, type Fark, type KanitSonucu, mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { formatMiktar } from '../../../ui/format.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Row, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { YetkiLink } from '../../../app/session/YetkiLink.tsx';
import classes from './Mutabakat.module.css';

/** The records that do not agree, by proof, each with the way to it. */
export function Farklar({ id }: { id: number }) {
  const { t } = useTranslation('mutabakat');
  const { data, error, refetch } = useCall(mutabakatCalls.farklar, { params: { id } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} />} />;
  return (
    <Card component="section" padding="sm" aria-label={t('farklar')}>
      <Title order={2} fz="md" mb={4}>
        {t('farklar')}
      </Title>
      {data.kanitlar
        .filter(({ fark }) => fark > 0)
        .map((sonuc) => (
          <KanitFarklari key={sonuc.kanit} sonuc={sonuc} farklar={data.farklar.filter(({ kanit }) => kanit === sonuc.kanit)} />
        ))}
    </Card>
  );
}

function KanitFarklari({ sonuc: { kanit, fark: sayi }, farklar }: { sonuc: KanitSonucu; farklar: readonly Fark[] }) {
  const { t } = useTranslation('mutabakat');
  return (
    <section className={classes.proof}>
      <Text size="sm" fw={600}>
        {t(`kanit.${kanit}`)}
      </Text>
      <Rows>
        {farklar.map((fark, i) => (
          <Row key={`${fark.id} ${i}`}>
            <Text size="sm" flex="1 1 160px" className={classes.name}>
              <YetkiLink to={yerOf(fark)}>
                {[t(`kayit.${fark.kayit}`), fark.adi].filter(Boolean).join(' ')}
              </YetkiLink>
              {fark.tarih !== null && fark.kayit !== 'gunSonu' && fark.kayit !== 'kasa' && (
                <Text span size="sm" c="dimmed">
                  {' '}
                  · {formatTarih(fark.tarih)}
                </Text>
              )}
            </Text>
            <Text size="sm">
              {t('beklenen')} <Deger birim={fark.birim} deger={fark.beklenen} />
            </Text>
            <Text size="sm">
              {t('bulunan')} <Deger birim={fark.birim} deger={fark.bulunan} />
            </Text>
          </Row>
        ))}
      </Rows>
      {sayi > farklar.length && (
        <Text size="sm" c="dimmed">
          {t('dahaFazla', { sayi: formatMiktar(sayi), ilk: EN_COK_FARK })}
        </Text>
      )}
    </section>
  );
}

function Deger({ birim, deger }: Pick<Fark, 'birim'> & { deger: number }) {
  const { t } = useTranslation('mutabakat');
  return birim === 'lira' ? <MoneyText tutar={kurus(deger)} fw={600} /> : <b className="tabular">{t(`birim.${birim}`, { count: deger, sayi: formatMiktar(deger) })}</b>;
}

/** The address of a record. */
function yerOf({ kayit, id, musteriID, tarih }: Fark): string {
  switch (kayit) {
    case 'satis':
      return paths.satis(id);
    case 'urun':
      return paths.stoklar({ urun: id });
    case 'tahsilat':
      return paths.tahsilatMakbuzu(id);
    case 'paketHak':
      return musteriID === null ? paths.seansDusme() : paths.musteri(musteriID, 'paketler');
    case 'musteri':
      return paths.musteri(id, 'odemeler');
    case 'kapora':
      return paths.randevular(tarih === null ? {} : { tarih });
    case 'personel':
      return paths.prim();
    case 'kasa':
    case 'gunSonu':
      return paths.gunSonu(tarih === null ? {} : { tarih });
  }
}
