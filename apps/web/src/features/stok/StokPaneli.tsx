import { type Stok, stokCalls, type StokHareketi } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { usePages } from '../../app/data/use-pages.ts';
import { paths } from '../../app/routing/paths.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { hasDirtyForm } from '../../ui/open-forms.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StokAyarFormu } from './StokAyarFormu.tsx';
import classes from './Stok.module.css';

const SAYFA = 25;

type StokPaneliProps = {
  altUrunID: number;
  stok: Stok | undefined;
  /** False if the product has left the list; the present amount is not known then. */
  isListed: boolean;
  onClose: () => void;
};

/** A product's stock: its settings, and its movements with the amount after each. */
export function StokPaneli({ altUrunID, stok, isListed, onClose }: StokPaneliProps) {
  const { t } = useTranslation(['stok', 'alan']);
  const opens = useOpens();
  const { data, pages, error, refetch } = usePages(stokCalls.hareketler, { query: { altUrunID } }, SAYFA);
  return (
    <SidePanel opened onClose={onClose} isDirty={hasDirtyForm} title={stok?.adi ?? t('hareketler')} description={stok && isListed && `${formatMiktar(stok.miktar)} ${stok.birimAdi ?? ''}`} size="lg">
      <Stack gap="md">
        <Group gap="xs">
          {opens(paths.altUrun(altUrunID)) && (
            <Button component={Link} to={paths.altUrun(altUrunID)} variant="default" size="compact-md">
              {t('urunKarti')}
            </Button>
          )}
          <Button component={Link} to={paths.etiketler({ urunler: String(altUrunID) })} variant="default" size="compact-md">
            {t('etiketBas')}
          </Button>
        </Group>
        {stok && <StokAyarFormu stok={stok} />}
        <Title order={3} fz="md">
          {t('hareketler')}
        </Title>
        {!data ? (
          <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton />} />
        ) : data.liste.length === 0 ? (
          <EmptyState title={t('hareketYok.baslik')} text={t('hareketYok.aciklama')} />
        ) : (
          <ul className={classes.hareketler}>
            {data.liste.map((hareket) => (
              <Hareket key={hareket.id} hareket={hareket} />
            ))}
          </ul>
        )}
        <MoreRows pages={pages} />
      </Stack>
    </SidePanel>
  );
}

function Hareket({ hareket }: { hareket: StokHareketi }) {
  const { t } = useTranslation(['stok', 'alan']);
  const opens = useOpens();
  const { tur, miktar, kalan, maliyet, satisID, nedenTuru, neden, personelAdi, geriMi, tarih } = hareket;
  return (
    <li>
      <div>
        <Text fw={550}>
          {t(`alan:deger.stokHareketi.${tur}`)}
          {geriMi && ` · ${t('geriAlindi')}`}
        </Text>
        <Text size="sm" c="dimmed">
          {[formatTarih(tarih), personelAdi, nedenTuru && t(`alan:deger.sayimNedeni.${nedenTuru}`), neden].filter(Boolean).join(' · ')}
          {satisID !== null && opens(paths.satis(satisID)) && (
            <>
              {' · '}
              <Anchor component={Link} to={paths.satis(satisID)} size="sm">
                {t('satisiAc')}
              </Anchor>
            </>
          )}
        </Text>
      </div>
      <div className={classes.sayilar}>
        <Text fw={600} className="tabular">
          {miktar > 0 ? '+' : ''}
          {formatMiktar(miktar)}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {t('kalan', { miktar: formatMiktar(kalan) })}
        </Text>
      </div>
      <div className={classes.maliyet}>{maliyet !== null && <MoneyText tutar={maliyet} />}</div>
    </li>
  );
}
