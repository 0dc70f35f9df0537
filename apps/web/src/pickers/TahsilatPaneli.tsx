import { satisCalls, Tahsilat, type AcikSatis } from '@defter/contract/satis.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { formatTL, kurus, type Kurus, sum } from '@defter/rules/para.ts';
import { changeOf } from '@defter/rules/satis.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../app/data/query.ts';
import { useFormValue, useZodForm } from '../ui/form.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import { messageText } from '../ui/notice.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { type AlinanTahsilat, TahsilatAlindi } from './TahsilatAlindi.tsx';
import classes from './TahsilatPaneli.module.css';
import { useTanimlar } from './use-tanimlar.ts';

type TahsilatPaneliProps = { musteriID: number; /** Takes money for this sale alone. */ satisID?: number; onClose: () => void };

/** Takes what a customer owes: method, amount, done. More cash than is due is change. */
export function TahsilatPaneli({ musteriID, satisID, onClose }: TahsilatPaneliProps) {
  const { t } = useTranslation('tahsilat');
  const { data, isFetchedAfterMount, refetch } = useCall(satisCalls.acik, { params: { id: musteriID } }, { staleTime: 0 });
  const [alinan, setAlinan] = useState<AlinanTahsilat>();
  if (alinan) return <TahsilatAlindi {...alinan} onClose={onClose} />;
  const acik = data?.liste.filter(({ id }) => satisID === undefined || id === satisID) ?? [];
  if (isFetchedAfterMount && acik.length > 0) return <TahsilatFormu musteriID={musteriID} acik={acik} onClose={onClose} onTaken={setAlinan} />;
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')}>
      {!isFetchedAfterMount && <FormSkeleton fields={3} />}
      {isFetchedAfterMount && (data ? <Text>{t('borcYok')}</Text> : <LoadError onRetry={() => void refetch()} />)}
    </SidePanel>
  );
}

type TahsilatFormuProps = { musteriID: number; acik: readonly AcikSatis[]; onClose: () => void; onTaken: (alinan: AlinanTahsilat) => void };

function TahsilatFormu({ musteriID, acik: given, onClose, onTaken }: TahsilatFormuProps) {
  const { t } = useTranslation('tahsilat');
  // What is typed stays, when another desk takes money meanwhile; the server refuses what is too much.
  const [acik] = useState(given);
  const borc = sum(acik.map(({ kalan }) => kalan));
  const sekiller = useTanimlar('odemeSekli').filter(({ aktifMi, satistaGoster, iskontoMu, puanOdemesiMi }) => aktifMi && satistaGoster && !iskontoMu && !puanOdemesiMi);
  const [makbuz, setMakbuz] = useState(false);
  const save = useSave(satisCalls.tahsilat);
  const form = useZodForm({
    schema: Tahsilat,
    initialValues: {
      musteriID,
      tahsilatSatisID: acik.length === 1 ? acik[0]!.id : 0,
      odemeSekliID: NAKIT_ID as number | null,
      tutar: borc as Kurus | string | null,
      aciklama: '',
    },
    check: ({ odemeSekliID, tutar }) => (typeof tutar === 'number' && paraUstuOf(borc, odemeSekliID, tutar) === undefined ? { tutar: messageText('odemeFazla') } : {}),
    save: async (body) => {
      const { tahsilatID, alinan } = await save.mutateAsync({ body: { model: [{ ...body, tutar: kurus(Math.min(body.tutar, borc)) }] } });
      if (makbuz) onTaken({ tahsilatID, alinan });
      else onClose();
    },
  });
  const tutar = useFormValue(form, 'tutar');
  const odemeSekliID = useFormValue(form, 'odemeSekliID');
  const paraUstu = typeof tutar === 'number' ? paraUstuOf(borc, odemeSekliID, tutar) : undefined;

  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} form={form} saveLabel={t('al')}>
      <Stack gap="md">
        <section aria-label={t('borc')}>
          <div className={classes.sale}>
            <Text fw={600}>{t('borc')}</Text>
            <Text fw={650} className="tabular">
              {formatTL(borc)}
            </Text>
          </div>
          {acik.map(({ id, satisNo, tarih, hizmetler, kalan }) => (
            <div key={id} className={classes.sale}>
              <Text size="sm" c="dimmed" lineClamp={1}>
                {[formatTarih(tarih), hizmetler || t('satis', { no: satisNo })].join(' · ')}
              </Text>
              <Text size="sm" c="dimmed" className="tabular">
                {formatTL(kalan)}
              </Text>
            </div>
          ))}
        </section>
        <SelectField<number>
          label={t('sekil')}
          searchable={false}
          data={sekiller.map(({ id, adi }) => ({ value: id, label: adi }))}
          key={form.key('odemeSekliID')}
          {...form.getInputProps('odemeSekliID')}
        />
        <MoneyInput
          label={t('tutar')}
          data-autofocus
          description={acik.length > 1 ? t('eskiden') : undefined}
          key={form.key('tutar')}
          {...form.getInputProps('tutar')}
        />
        {paraUstu !== undefined && paraUstu > 0 && (
          <Text fw={650} className="tabular" role="status">
            {t('paraUstu', { tutar: formatTL(paraUstu) })}
          </Text>
        )}
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        <Checkbox label={t('makbuzVer')} checked={makbuz} onChange={(event) => setMakbuz(event.currentTarget.checked)} />
      </Stack>
    </SidePanel>
  );
}

const paraUstuOf = (borc: Kurus, odemeSekliID: number | null, tutar: Kurus) => changeOf(borc, [{ tutar, nakit: odemeSekliID === NAKIT_ID }]);
