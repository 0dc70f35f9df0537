import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { isTcKimlikNo } from '@defter/rules/kimlik-no.ts';
import { Alert, Anchor, List, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { useCall } from '../../../app/data/query.ts';
import type { ZodForm } from '../../../ui/form.ts';
import type { MusteriDegerleri } from '../form-values.ts';
import classes from './Tekrar.module.css';

const TYPING_MS = 300;
const WATCHED = ['musteri.ad', 'musteri.soyad', 'musteri.dogumTarihi', 'musteri.tcKimlikNo'] as const;

/** The complete fields of a form that tell people apart; null while there is nothing to ask about. */
function askedOf({ musteri: { id, ad, soyad, dogumTarihi, tcKimlikNo } }: Pick<MusteriDegerleri, 'musteri'>) {
  const tc = isTcKimlikNo(tcKimlikNo) ? tcKimlikNo : null;
  const adli = ad.trim() !== '' && dogumTarihi !== null && dogumTarihi !== '';
  if (tc === null && !adli) return null;
  return { tcKimlikNo: tc, ...(adli && { ad: ad.trim(), soyad: soyad.trim() || null, dogumTarihi }), haricID: id || null };
}

/**
 * Shows while the form is being filled in that this person may already be registered. A known phone is shown at its
 * line.
 */
export function Benzerler({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const [asked, setAsked] = useState<ReturnType<typeof askedOf>>(null);
  const ask = useDebouncedCallback(() => setAsked(askedOf(form.getValues())), TYPING_MS);
  for (const path of WATCHED) form.watch(path, ask);
  const { data } = useCall(birlestirmeCalls.benzerler, { body: asked ?? {} }, { enabled: asked !== null });
  const found = asked === null ? [] : (data?.liste ?? []);
  if (found.length === 0) return null;

  return (
    <Alert color="yellow" role="status" className={classes.similar}>
      <Text fw={600} size="sm">
        {t('benzer.baslik')}
      </Text>
      <List size="sm">
        {found.map(({ id, adSoyad, neden }) => (
          <List.Item key={id}>
            {`${adSoyad} · ${t(`benzer.${neden}`)} `}
            <Anchor component={Link} to={paths.musteri(id)} fz="inherit" c="inherit" td="underline">
              {t('islem.ac')}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
