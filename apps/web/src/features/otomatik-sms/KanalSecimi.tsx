import { wpCalls } from '@defter/contract/wp.ts';
import type { OtomatikKanal } from '@defter/rules/otomatik-sms.ts';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { SelectField } from '../../ui/SelectField.tsx';

type Secim = { kanallar: OtomatikKanal[]; wpSablonu: string | null; wpAlanlari: string[] };
type KanalSecimiProps = { alanlar: readonly string[]; value: Secim; onChange: (secim: Secim) => void; errors: Readonly<Record<string, ReactNode>> };

const SIRALAR = { sms: ['sms'], whatsappSms: ['whatsapp', 'sms'], smsWhatsapp: ['sms', 'whatsapp'] } as const satisfies Record<string, OtomatikKanal[]>;
type Sira = keyof typeof SIRALAR;

/** The channels of a rule, in their order, and the template of WhatsApp with the values of its places. */
export function KanalSecimi({ alanlar, value, onChange, errors }: KanalSecimiProps) {
  const { t } = useTranslation('otomatikSms');
  const { kanallar, wpSablonu, wpAlanlari } = value;
  const isWhatsapp = kanallar.includes('whatsapp');
  const { data, error, refetch } = useCall(wpCalls.sablonlar, {}, { enabled: isWhatsapp });
  const sablonlar = (data?.liste ?? []).filter(({ durum, belgeMi }) => durum === 'APPROVED' && !belgeMi);
  const sablon = sablonlar.find(({ adi }) => adi === wpSablonu);
  const yerSayisi = sablon ? Math.max(0, sablon.parametreSayisi - 1) : wpAlanlari.length;
  // The template may have got more places at Meta since the rule was saved.
  const yerler = Array.from({ length: yerSayisi }, (_, i) => wpAlanlari[i] ?? '');
  const sira = (Object.keys(SIRALAR) as Sira[]).find((ad) => SIRALAR[ad].join() === kanallar.join()) ?? 'sms';
  return (
    <Stack gap="sm">
      <SelectField<Sira>
        label={t('kanal.baslik')}
        data={(Object.keys(SIRALAR) as Sira[]).map((ad) => ({ value: ad, label: t(`kanal.${ad}`) }))}
        value={sira}
        onChange={(ad) => onChange({ ...value, kanallar: [...SIRALAR[ad ?? 'sms']] })}
      />
      {isWhatsapp && (
        <>
          <SelectField
            label={t('kanal.sablon')}
            required
            placeholder={t('kanal.sablonSec')}
            data={[...new Set([...sablonlar.map(({ adi }) => adi), ...(wpSablonu === null ? [] : [wpSablonu])])].map((adi) => ({ value: adi, label: adi }))}
            value={wpSablonu}
            error={errors.wpSablonu}
            onChange={(adi) => {
              const secilen = sablonlar.find((one) => one.adi === adi);
              const bos = alanlar.find((alan) => alan !== 'isim') ?? 'isim';
              onChange({ ...value, wpSablonu: adi, wpAlanlari: Array.from({ length: Math.max(0, (secilen?.parametreSayisi ?? 1) - 1) }, (_, i) => wpAlanlari[i] ?? bos) });
            }}
          />
          {!data && <NotLoaded reading={{ error, refetch }} />}
          {data && sablonlar.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('kanal.sablonYok')}
            </Text>
          )}
          {sablon && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {sablon.metin}
            </Text>
          )}
          {yerSayisi > 0 && (
            <Group grow>
              {yerler.map((yer, i) => (
                <SelectField
                  key={i}
                  label={sablon?.yerAdlari[i + 1] ?? t('kanal.alan', { no: i + 2 })}
                  data={alanlar.map((alan) => ({ value: alan, label: `[${alan}]` }))}
                  value={yer || null}
                  error={errors.wpAlanlari}
                  onChange={(alan) => alan && onChange({ ...value, wpAlanlari: yerler.with(i, alan) })}
                />
              ))}
            </Group>
          )}
        </>
      )}
    </Stack>
  );
}
