import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The legal texts of the panel, in the order of their tabs (spec 2§2.2). */
export const KOSUL_METINLERI = ['sozlesme', 'gizlilik', 'aydinlatma'] as const;
export type KosulMetniAdi = (typeof KOSUL_METINLERI)[number];

type Madde = { baslik: string; metin: string };

/** One of the legal texts, article by article; needs the texts `kosullar`. */
export function KosulMetni({ ad }: { ad: KosulMetniAdi }) {
  const { t } = useTranslation('kosullar');
  const maddeler: readonly Madde[] = t(`maddeler.${ad}`, { returnObjects: true });
  return maddeler.map(({ baslik, metin }) => (
    <Text key={baslik} size="sm" mb="xs">
      <b>{baslik}.</b> {metin}
    </Text>
  ));
}
