import { Anchor, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { BilgiAdimi } from './BilgiAdimi.tsx';
import { emptyKayit, type KayitBilgileri, type KodIstegi } from './kayit.ts';
import { KodAdimi } from './KodAdimi.tsx';
import { PaketAdimi } from './PaketAdimi.tsx';
import classes from './KayitPage.module.css';

const STEPS = ['paket', 'bilgi', 'kod'] as const;

/** Registering a business in three short steps (spec 1§3, 1§4): the business, the person, the code to the mobile. */
export function KayitPage() {
  const { t } = useTranslation('kayit');
  const [step, setStep] = useState<(typeof STEPS)[number]>('paket');
  const [bilgiler, setBilgiler] = useState<KayitBilgileri>(emptyKayit);
  const [istek, setIstek] = useState<KodIstegi>();
  useDocumentTitle(`${t('baslik')} · Defter`);

  const keep = (change: Partial<KayitBilgileri>) => setBilgiler((before) => ({ ...before, ...change }));
  const position = STEPS.indexOf(step);

  return (
    <div data-wide>
      <Title order={1} size="1.75rem">
        {t('baslik')}
      </Title>
      <Text c="dimmed" mt={4}>
        {t('altBaslik')}
      </Text>
      <ol className={classes.steps} aria-label={t('adimlar')}>
        {STEPS.map((name, index) => (
          <li key={name} data-done={index < position || undefined} aria-current={index === position ? 'step' : undefined}>
            <span className={classes.stepNumber}>{index + 1}</span>
            {t(`adim.${name}`)}
          </li>
        ))}
      </ol>

      {step === 'paket' && (
        <PaketAdimi
          bilgiler={bilgiler}
          onDone={(secim) => {
            keep(secim);
            setStep('bilgi');
          }}
        />
      )}
      {step === 'bilgi' && (
        <BilgiAdimi
          bilgiler={bilgiler}
          onKeep={keep}
          onBack={() => setStep('paket')}
          onSent={(sent) => {
            setIstek(sent);
            setStep('kod');
          }}
        />
      )}
      {step === 'kod' && istek && <KodAdimi bilgiler={bilgiler} istek={istek} onSent={setIstek} onBack={() => setStep('bilgi')} />}

      <Text size="sm" c="dimmed" ta="center" mt="xl">
        {t('hesapVar')}{' '}
        <Anchor component={Link} to={paths.login()} inherit fw={600}>
          {t('girisYap')}
        </Anchor>
      </Text>
    </div>
  );
}
