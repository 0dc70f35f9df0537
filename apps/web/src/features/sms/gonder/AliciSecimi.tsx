import { Card, Tabs } from '@mantine/core';
import { memo, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { KisiDosyasi, KisiListesi } from './KisiListesi.tsx';
import type { Secim } from './secim.ts';
import { SuzgecAlanlari } from './SuzgecAlanlari.tsx';

type AliciSecimiProps = {
  value: Secim;
  set: Dispatch<SetStateAction<Secim>>;
  /** Only customers can be chosen: no typed numbers, and no people of a file. */
  yalnizMusteri?: boolean;
};

/** The recipients: by filters over the customers, one by one, or by a file. They are not drawn again for each key of the text beside them. */
export const AliciSecimi = memo(function AliciSecimi({ value, set, yalnizMusteri = false }: AliciSecimiProps) {
  const { t } = useTranslation('sms');
  const yollar = yalnizMusteri ? (['suzgecle', 'listeden'] as const) : (['suzgecle', 'listeden', 'dosyadan'] as const);
  const onChange = (change: Partial<Secim>) => set((before) => ({ ...before, ...change }));
  return (
    <Card>
      <Tabs value={value.yol} onChange={(ad) => onChange({ yol: yollar.find((yol) => yol === ad) ?? 'suzgecle' })}>
        <Tabs.List mb="sm" aria-label={t('gonder.alicilar')}>
          {yollar.map((yol) => (
            <Tabs.Tab key={yol} value={yol}>
              {t(`gonder.${yol}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="suzgecle">
          <SuzgecAlanlari value={value.suzgec} onChange={(suzgec) => onChange({ suzgec })} />
        </Tabs.Panel>
        <Tabs.Panel value="listeden">
          <KisiListesi value={value.liste} onChange={(liste) => onChange({ liste })} yalnizMusteri={yalnizMusteri} />
        </Tabs.Panel>
        {!yalnizMusteri && (
          <Tabs.Panel value="dosyadan">
            <KisiDosyasi value={value.dosya} onChange={(dosya) => onChange({ dosya })} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Card>
  );
});
