import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveForm } from '../../../ui/ask-to-lose.ts';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { openEntry } from '../../../ui/open-entries.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import classes from './Aktarim.module.css';
import { hasAd, SECILEBILEN_ALANLAR, type Eslesme, type SutunAlani } from './esleme.ts';
import type { Sayfa, Tablo } from './tablo.ts';
import { useKontrol } from './use-kontrol.ts';

type EslemeAdimiProps = {
  dosyaAdi: string;
  sayfalar: Sayfa[];
  /** Guesses the fields of a table's columns. */
  guess: (tablo: Tablo) => Eslesme;
  onChecked: (aktarimID: number) => void;
  onBack: () => void;
};

/** Assigns columns of the file to fields, shows a value of each, and sends the rows to be checked. */
export function EslemeAdimi({ dosyaAdi, sayfalar, guess, onChecked, onBack }: EslemeAdimiProps) {
  const { t } = useTranslation(['aktarim', 'ortak']);
  const [tablo, setTablo] = useState(sayfalar[0]!.tablo);
  const [ilk, setIlk] = useState(() => guess(tablo));
  const [eslesme, setEslesme] = useState(ilk);
  const kontrol = useKontrol();
  const element = useRef<HTMLDivElement>(null);
  const isDirty = () => eslesme.some((alan, index) => alan !== ilk[index]);
  // The panel around it, which knows nothing of columns, asks before it loses these.
  useEffect(() => openEntry({ element: element.current, isDirty, save: () => Promise.resolve(true) }));
  useLeaveGuard(isDirty);
  const isTwice = (alan: SutunAlani | null, index: number) => alan !== null && eslesme.indexOf(alan) < index;
  const problem = !hasAd(eslesme) ? t('esleme.adGerekli') : eslesme.some(isTwice) ? t('esleme.iki') : undefined;
  const toplam = tablo.satirlar.length;

  const turnTo = (sayfa: Sayfa) => {
    const next = guess(sayfa.tablo);
    setTablo(sayfa.tablo);
    setIlk(next);
    setEslesme(next);
  };

  const check = async () => {
    const id = await kontrol.run(dosyaAdi, tablo, eslesme).catch(() => undefined);
    if (id !== undefined) onChecked(id);
  };

  return (
    <Stack ref={element} gap="sm">
      <Text size="sm">{t('esleme.aciklama', { dosya: dosyaAdi, count: toplam })}</Text>
      {sayfalar.length > 1 && (
        <SelectField
          label={t('esleme.sayfa')}
          data={sayfalar.map(({ ad }, index) => ({ value: String(index), label: ad ?? '' }))}
          value={String(sayfalar.findIndex((sayfa) => sayfa.tablo === tablo))}
          onChange={(index) => turnTo(sayfalar[Number(index)]!)}
        />
      )}
      <div className={classes.columns}>
        {tablo.basliklar.map((baslik, index) => (
          // Two columns may have the same title; their order never changes.
          <Fragment key={index}>
            <div>
              <Text fw={600} className={classes.sample}>
                {baslik}
              </Text>
              <Text size="sm" c="dimmed" className={classes.sample}>
                {tablo.satirlar.slice(0, 50).map(({ hucreler }) => hucreler[index]).find(Boolean) ?? '–'}
              </Text>
            </div>
            <SelectField
              aria-label={t('esleme.alanOf', { sutun: baslik })}
              clearable
              placeholder={t('esleme.alma')}
              data={SECILEBILEN_ALANLAR.map((alan) => ({ value: alan, label: t(`alan.${alan}`) }))}
              value={eslesme[index] ?? null}
              error={isTwice(eslesme[index] ?? null, index) && t('esleme.iki')}
              onChange={(alan) => setEslesme(eslesme.with(index, alan as SutunAlani | null))}
            />
          </Fragment>
        ))}
      </div>
      {problem && <Alert color="yellow">{problem}</Alert>}
      {kontrol.giden === undefined ? (
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={() => void leaveForm(isDirty, onBack)}>
            {t('baskaDosya')}
          </Button>
          <Button disabled={problem !== undefined} onClick={() => void check()}>
            {t('kontrolEt')}
          </Button>
        </Group>
      ) : (
        <div role="status">
          <Progress value={(100 * kontrol.giden) / toplam} aria-label={t('kontrolEt')} mb={6} />
          {/* The stop button is away from the start button, so that a double click does not stop the import. */}
          <Group justify="space-between">
            <Button variant="subtle" size="compact-md" onClick={kontrol.stop}>
              {t('ortak:vazgec')}
            </Button>
            <Text size="sm">{t('kontrolEdiliyor', { giden: kontrol.giden, toplam })}</Text>
          </Group>
        </div>
      )}
    </Stack>
  );
}
