import { birlestirmeCalls, TEKRAR_NEDENLERI, type TekrarCifti } from '@defter/contract/birlestirme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Box, Card, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useSave } from '../../../app/data/query.ts';
import { useList } from '../../../app/data/use-list.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { NothingHere } from '../../../ui/DataTable.tsx';
import { formatGun } from '../../../ui/format.ts';
import { notice } from '../../../ui/notice.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './Tekrar.module.css';

const TONLAR: Record<TekrarCifti['neden'], Tone> = { tcKimlikNo: 'red', adDogumTarihi: 'amber', ad: 'gray' };
const loadPanel = async () => (await import('./BirlestirmePaneli.tsx')).BirlestirmePaneli;

/** Pairs of records, the surest first. Each can be merged or marked as two people. */
export function Tekrarlar() {
  const { t } = useTranslation('birlestirme');
  const list = useList(birlestirmeCalls.tekrarlar, { filtre: { neden: null as TekrarCifti['neden'] | null } });
  const isPending = useLastPage(list) || list.isPending;
  const [secilen, setSecilen] = useState<TekrarCifti>();
  const Panel = usePart(secilen !== undefined, loadPanel);
  const farkli = useSave(birlestirmeCalls.farkliKisiler, { notice: false });
  const geri = useSave(birlestirmeCalls.farkliKisilerGeriAl, { notice: false });

  const dismiss = ({ bir, iki }: TekrarCifti) => {
    const body = { birID: bir.id, ikiID: iki.id };
    const takeBack = () => geri.mutate({ body });
    farkli.mutate({ body }, { onSuccess: () => notice.undo(t('farkliIsaretlendi', { bir: bir.adSoyad, iki: iki.adSoyad }), takeBack) });
  };

  return (
    <Card padding={0}>
      <Group p="sm">
        <SelectField
          aria-label={t('sutun.neden')}
          w={260}
          clearable
          placeholder={t('tumNedenler')}
          data={TEKRAR_NEDENLERI.map((neden) => ({ value: neden, label: t(`neden.${neden}`) }))}
          value={list.filter.neden}
          onChange={(neden) => list.set({ neden })}
        />
      </Group>
      {list.error || isPending ? (
        <NotLoaded
          reading={list}
          skeleton={
            <Box p="sm" pt={0}>
              <RowsSkeleton rows={5} height={72} />
            </Box>
          }
        />
      ) : list.rows.length === 0 ? (
        <NothingHere list={list} empty={{ title: t('bos.baslik'), text: t('bos.aciklama') }} />
      ) : (
        <Rows aria-label={t('sekme.tekrarlar')}>
          {list.rows.map((cift) => (
            <li key={`${cift.bir.id}-${cift.iki.id}`} className={classes.pair}>
              <Stack gap={2} className={classes.reason}>
                <StatusBadge tone={TONLAR[cift.neden]} label={t(`guc.${cift.neden}`)} />
                <Text size="sm" c="dimmed">
                  {t(`neden.${cift.neden}`)}
                </Text>
              </Stack>
              <Kisi taraf={cift.bir} />
              <Kisi taraf={cift.iki} />
              <Group gap="xs" className={classes.acts}>
                <YetkiButton yetki={birlestirmeCalls.birlestir.yetki} size="compact-md" aria-label={ofRow(t('birlestir'), adlarOf(cift))} onClick={() => setSecilen(cift)}>
                  {t('birlestir')}
                </YetkiButton>
                <YetkiButton yetki={birlestirmeCalls.farkliKisiler.yetki} size="compact-md" variant="default" aria-label={ofRow(t('farkliKisiler'), adlarOf(cift))} onClick={() => dismiss(cift)}>
                  {t('farkliKisiler')}
                </YetkiButton>
              </Group>
            </li>
          ))}
        </Rows>
      )}
      <Pager list={list} />
      {Panel && secilen && <Panel key={`${secilen.bir.id}-${secilen.iki.id}`} ilkKalanID={secilen.bir.id} ilkGidenID={secilen.iki.id} onClose={() => setSecilen(undefined)} />}
    </Card>
  );
}

const adlarOf = ({ bir, iki }: TekrarCifti) => `${bir.adSoyad}, ${iki.adSoyad}`;

function Kisi({ taraf: { id, adSoyad, telefon, dogumTarihi, dosyaNo, kayitTarihi, aktifMi } }: { taraf: TekrarCifti['bir'] }) {
  const { t } = useTranslation('birlestirme');
  const notes = [dogumTarihi && formatTarih(dogumTarihi), dosyaNo && t('dosyaNo', { no: dosyaNo }), t('kayit', { tarih: formatGun(kayitTarihi) }), !aktifMi && t('pasif')];
  return (
    <div>
      <Anchor component={Link} to={paths.musteri(id)} fw={600}>
        {adSoyad}
      </Anchor>
      <Text size="sm" component="div">
        <PhoneText telefon={telefon} />
      </Text>
      <Text size="sm" c="dimmed">
        {notes.filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
