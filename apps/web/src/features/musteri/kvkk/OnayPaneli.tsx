import type { KvkkMetni } from '@defter/contract/kvkk.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { KVKK_AMACLARI, type KvkkAmaci } from '@defter/rules/kvkk.ts';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { ImzaAdimi } from './ImzaAdimi.tsx';
import classes from './Kvkk.module.css';
import { SmsAdimi } from './SmsAdimi.tsx';

type OnayPaneliProps = { musteri: Musteri; metinler: KvkkMetni[]; onClose: () => void };
export type Secimler = { aydinlatmaID: number; rizalar: { amac: KvkkAmaci; metinID: number }[] };

/** Explains the use of the data, asks for each consent, and takes it by a code or a signature. */
export function OnayPaneli({ musteri, metinler: given, onClose }: OnayPaneliProps) {
  const { t } = useTranslation('kvkk');
  // People agree to the text on the screen, also when another desk writes a new one meanwhile.
  const [metinler] = useState(given);
  const [secilen, setSecilen] = useState<readonly KvkkAmaci[]>([]);
  const [shown, setShown] = useState(false);
  // A code confirms the choices at the time when it was sent.
  const [sent, setSent] = useState(false);
  const metinOf = (tur: KvkkMetni['tur']) => metinler.find((metin) => metin.tur === tur);
  const aydinlatma = metinOf('aydinlatma');
  const rizalar = KVKK_AMACLARI.flatMap((amac) => {
    const metin = metinOf(amac);
    return metin && secilen.includes(amac) ? { amac, metinID: metin.id } : [];
  });
  const secimler: Secimler = { aydinlatmaID: aydinlatma?.id ?? 0, rizalar };
  const toggle = (amac: KvkkAmaci, checked: boolean) =>
    setSecilen((before) => (checked ? [...before, amac] : before.filter((one) => one !== amac)));

  return (
    <SidePanel opened onClose={onClose} title={t('onayBaslik')} description={musteri.adSoyad} size="md" isDirty={() => secilen.length > 0}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('onayAciklama')}
        </Text>
        <div>
          <Button variant="default" size="compact-md" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'metniGizle' : 'aydinlatmayiOku')}
          </Button>
        </div>
        {shown && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by the keyboard too
          <div className={classes.text} tabIndex={0} role="region" aria-label={t('tur.aydinlatma')}>
            {aydinlatma?.metin}
          </div>
        )}
        {KVKK_AMACLARI.map((amac) => (
          <Checkbox
            key={amac}
            label={t(`amac.${amac}`)}
            description={metinOf(amac)?.metin}
            checked={secilen.includes(amac)}
            disabled={sent}
            onChange={(event) => toggle(amac, event.currentTarget.checked)}
          />
        ))}
        <SmsAdimi musteri={musteri} secimler={secimler} onSent={() => setSent(true)} onDone={onClose} />
        {/* A drawn signature belongs to the choices at that time. */}
        <ImzaAdimi key={secilen.join()} musteriID={musteri.id} secimler={secimler} onDone={onClose} />
      </Stack>
    </SidePanel>
  );
}
