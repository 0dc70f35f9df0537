import type { ReplyOf } from '@defter/contract/call.ts';
import { type HazirMesaj, smsCalls } from '@defter/contract/sms.ts';
import { looksTicari } from '@defter/rules/ileti.ts';
import { Card, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../app/data/query.ts';
import { MesajAlani } from '../../../pickers/MesajAlani.tsx';
import { notice } from '../../../ui/notice.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Ileti, Ornek } from './ornek.ts';
import { TicariGibi } from './TicariGibi.tsx';
import { TurSecimi } from './TurSecimi.tsx';

type MesajKartiProps = {
  value: Ileti;
  onChange: (change: Partial<Ileti>) => void;
  ornek: Ornek;
  /** The account, once it is read. */
  durum: ReplyOf<typeof smsCalls.durum> | undefined;
};

/** The text to many customers: typed, or one of the ready ones. */
export function MesajKarti({ value: { tur, mesaj, baslik }, onChange, ornek, durum }: MesajKartiProps) {
  const { t } = useTranslation('sms');
  const { data: hazirlar } = useCall(smsCalls.hazirMesajlar);
  const { data: basliklar } = useCall(smsCalls.baslikBilgileri);
  const chooseHazir = (hazir: HazirMesaj) => {
    const once = { mesaj, tur };
    onChange({ mesaj: hazir.mesaj, tur: hazir.tur });
    if (once.mesaj.trim() !== '' && once.mesaj !== hazir.mesaj) notice.undo(t('gonder.mesajDegisti'), () => onChange(once), { of: 'hazir' });
  };
  // The hours come with the state of the account; until then the line is kept free.
  const ticariAciklama = durum ? t('gonder.ticariAciklama', { baslangic: durum.ticariBaslangic, bitis: durum.ticariBitis }) : '\u00a0';
  return (
    <Card>
      <Stack gap="sm">
        <TurSecimi turler={['ticari', 'bilgi']} value={tur} onChange={(secilen) => onChange({ tur: secilen })}>
          {tur === 'bilgi' ? t('gonder.bilgiAciklama') : ticariAciklama}
        </TurSecimi>
        <Group grow align="flex-end" gap="sm">
          <SelectField
            label={t('gonder.hazir')}
            placeholder={t('gonder.hazirSec')}
            clearable
            data={(hazirlar?.liste ?? []).map(({ id, baslik: label }) => ({ value: String(id), label }))}
            value={null}
            onChange={(id) => {
              const secilen = hazirlar?.liste.find((hazir) => String(hazir.id) === id);
              if (secilen) chooseHazir(secilen);
            }}
          />
          {basliklar && basliklar.basliklar.length > 0 && (
            <SelectField
              label={t('gonder.basliklar')}
              clearable
              placeholder={t('gonder.varsayilan')}
              data={basliklar.basliklar.map((ad) => ({ value: ad, label: ad }))}
              value={baslik}
              onChange={(secilen) => onChange({ baslik: secilen })}
            />
          )}
        </Group>
        <MesajAlani value={mesaj} onChange={(metin) => onChange({ mesaj: metin })} dolu={ornek.metin} ek={ornek.ek} turkce={durum?.turkceMi ?? true} autoFocus />
        {tur === 'bilgi' && looksTicari(mesaj) && <TicariGibi onTicari={() => onChange({ tur: 'ticari' })} />}
        {ornek.ad !== undefined && mesaj !== '' && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('gonder.onizleme', { ad: ornek.ad })}: {ornek.metin}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
