import { type PaketProgram, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Anchor, Button, Card, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { UrunSecimi } from '../../../pickers/UrunSecimi.tsx';
import type { SecilenUrun } from '../../../pickers/YeniUrun.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { KATALOG } from '../go-on-by-key.ts';
import classes from '../SatisEkrani.module.css';

/** The programs that can be sold. */
export const PROGRAMLAR = { aktifMi: true, sayfaBoyutu: 100 };

type PaketPaneProps = {
  secili: number | undefined;
  onProgram: (program: PaketProgram) => void;
  /** The rows of the chosen program that are not in the cart. */
  eklenebilen: PaketProgram['icerikler'];
  onIcerik: (icerik: PaketProgram['icerikler'][number]) => void;
  onPick: (urun: SecilenUrun) => void;
};

const contentOf = ({ miktar, altUrunAdi }: PaketProgram['icerikler'][number]): string => `${miktar} × ${altUrunAdi}`;

/** The programs, one press for each; below them single services, for a package that is put together freely. */
export function PaketPane({ secili, onProgram, eklenebilen, onIcerik, onPick }: PaketPaneProps) {
  const { t } = useTranslation('paketSatis');
  const { can } = useYetki();
  const programli = can(paketProgramCalls.list.yetki);
  const { data, error, refetch } = useCall(paketProgramCalls.list, { query: PROGRAMLAR }, { enabled: programli });
  return (
    <Card padding="sm">
      <Stack gap="md">
        {programli && (
          <Title order={2} fz="md">
            {t('programlar')}
          </Title>
        )}
        {programli && !data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={56} />} />}
        {data?.liste.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('programYok')}{' '}
            {can(paketProgramCalls.create.yetki) && (
              <Anchor component={Link} to={paths.paketProgram()} size="sm" td="underline">
                {t('programHazirla')}
              </Anchor>
            )}
          </Text>
        )}
        <ul className={classes.products}>
          {data?.liste.map((program, index) => (
            <li key={program.id}>
              <UnstyledButton id={index === 0 ? KATALOG : undefined} className={classes.product} aria-pressed={program.id === secili} onClick={() => onProgram(program)}>
                <Text span size="sm" fw={550}>
                  {program.adi}
                </Text>
                <Text span size="xs" c="dimmed">
                  {program.icerikler.map((icerik) => (icerik.varsayilan ? contentOf(icerik) : t('istegeBagli', { icerik: contentOf(icerik) }))).join(', ')}
                </Text>
                <Text span size="sm" className="tabular" mt="auto">
                  {formatTL(program.satisFiyati)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {eklenebilen.length > 0 && (
          <Group gap="xs" role="group" aria-label={t('eklenebilen')}>
            <Text size="sm">{t('eklenebilen')}</Text>
            {eklenebilen.map((icerik) => (
              <Button key={icerik.altUrunID} size="compact-sm" variant="light" leftSection={<PlusIcon size={15} />} onClick={() => onIcerik(icerik)}>
                {contentOf(icerik)}
              </Button>
            ))}
          </Group>
        )}
        <UrunSecimi
          id={data?.liste[0] ? undefined : KATALOG}
          label={t('serbest')}
          description={t('serbestAciklama')}
          placeholder={t('hizmetSecin')}
          satisTipi={SatisTipi.hizmet}
          value={null}
          onChange={(urun) => urun && onPick(urun)}
          maw={420}
        />
      </Stack>
    </Card>
  );
}
