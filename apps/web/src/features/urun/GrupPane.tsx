import { type AnaUrun, urunCalls } from '@defter/contract/urun.ts';
import { Card, Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import type { useCall } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { PencilIcon, PlusIcon } from 'lucide-react';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import classes from './UrunPage.module.css';

type GrupPaneProps = {
  gruplar: ReturnType<typeof useCall<typeof urunCalls.listAnaUrunler>>;
  /** Null shows the products of all groups. */
  secili: number | null;
  onSelect: (id: number | null) => void;
};

/** The entry of the select box for all groups. */
const EVERY_GROUP = 0;

const loadForm = async () => (await import('./GrupForm.tsx')).GrupForm;

/** The groups of the catalogue (spec 1§3: main products) with the number of their products. */
export function GrupPane({ gruplar: { data, error, refetch }, secili, onSelect }: GrupPaneProps) {
  const { t } = useTranslation('urun');
  /** Undefined is closed, null a new group. */
  const [acik, setAcik] = useState<AnaUrun | null>();
  const Form = usePart(acik !== undefined, loadForm);
  const createReason = useReason(urunCalls.createAnaUrun.yetki);
  const updateReason = useReason(urunCalls.updateAnaUrun.yetki);

  return (
    <>
      <GrupSatiri secili={secili} gruplar={data?.liste ?? []} reason={updateReason} onSelect={onSelect} onEdit={setAcik} />
      <Card component="section" aria-label={t('gruplar')} padding="sm" className={classes.side}>
        <Group justify="space-between" mb={6} px={10}>
          <Title order={2} fz="md">
            {t('gruplar')}
          </Title>
          <ReasonIcon label={t('yeniGrup')} reason={createReason} onClick={() => setAcik(null)}>
            <PlusIcon size={18} />
          </ReasonIcon>
        </Group>
        {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={32} />} />}
        {data && (
          <ul className={classes.groups}>
            <li className={classes.group} data-selected={secili === null || undefined}>
              <UnstyledButton className={classes.name} aria-pressed={secili === null} onClick={() => onSelect(null)}>
                {t('tumGruplar')}
              </UnstyledButton>
            </li>
            {data.liste.map((grup) => (
              <li key={grup.id} className={classes.group} data-selected={secili === grup.id || undefined}>
                <UnstyledButton className={classes.name} aria-pressed={secili === grup.id} onClick={() => onSelect(grup.id)}>
                  <Text span inherit c={grup.satistaMi ? undefined : 'dimmed'}>
                    {grup.adi}
                  </Text>
                  <Text span inherit c="dimmed" className="tabular" aria-hidden>
                    {grup.altUrunSayisi}
                  </Text>
                  <VisuallyHidden>{t(grup.satisTipi === 1 ? 'hizmetSayisi' : 'urunSayisi', { count: grup.altUrunSayisi })}</VisuallyHidden>
                </UnstyledButton>
                <ReasonIcon label={t('grubuDuzenle', { grup: grup.adi })} reason={updateReason} onClick={() => setAcik(grup)}>
                  <PencilIcon size={16} />
                </ReasonIcon>
              </li>
            ))}
          </ul>
        )}
        {data?.liste.length === 0 && (
          <Text size="sm" c="dimmed" px={10} py={6}>
            {`${t('grupHicYok')}. ${t('grupYok')}`}
          </Text>
        )}
      </Card>
      {Form && acik !== undefined && (
        <Form
          key={acik?.id ?? 0}
          grup={acik ?? undefined}
          onClose={() => setAcik(undefined)}
          onRemoved={(id) => secili === id && onSelect(null)}
        />
      )}
    </>
  );
}

type GrupSatiriProps = Pick<GrupPaneProps, 'secili' | 'onSelect'> & { gruplar: AnaUrun[]; reason: string | undefined; onEdit: (grup: AnaUrun) => void };

/** The groups as a select box, for screens where their list would push the products away. */
function GrupSatiri({ secili, onSelect, gruplar, reason, onEdit }: GrupSatiriProps) {
  const { t } = useTranslation('urun');
  const grup = gruplar.find(({ id }) => id === secili);
  return (
    <Group className={classes.row} gap="xs" wrap="nowrap">
      <AnaUrunSecimi
        aria-label={t('grup')}
        flex={1}
        ek={[{ value: EVERY_GROUP, label: t('tumGruplar') }]}
        value={secili ?? EVERY_GROUP}
        onChange={(id) => onSelect(id === EVERY_GROUP ? null : id)}
      />
      {grup && (
        <ReasonIcon label={t('grubuDuzenle', { grup: grup.adi })} reason={reason} onClick={() => onEdit(grup)}>
          <PencilIcon size={18} />
        </ReasonIcon>
      )}
    </Group>
  );
}
