import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { ILETI_KANALLARI, type IletiKanali } from '@defter/rules/ileti.ts';
import { Card, SegmentedControl, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { formatZaman } from '../../../ui/format.ts';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import type { MusteriSekmesiProps } from '../sekmeler.ts';

/** Whether the customer has agreed to campaigns and greetings, by channel: the last word counts, and can be noted here. */
export function IletiIzinleri({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('kvkk');
  const { can } = useYetki();
  const { data, error, refetch } = useCall(iletiIzniCalls.list, { params: { id: musteri.id } });
  const save = useSave(iletiIzniCalls.save);
  if (musteri.anonimMi) return null;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={8} />} />;
  const sonOf = (kanal: IletiKanali) => data.liste.find((izin) => izin.sonMu && izin.kanal === kanal);
  const secenekler = (['onay', 'ret'] as const).map((value) => ({ value, label: t(`ileti.${value}`) }));
  return (
    <Card>
      <Title order={2} size="h4">
        {t('ileti.baslik')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('ileti.aciklama')}
      </Text>
      <Rows>
        {ILETI_KANALLARI.map((kanal) => {
          const son = sonOf(kanal);
          return (
            <Row key={kanal}>
              <RowText>
                <Text span fw={500}>
                  {t(`ileti.${kanal}`)}
                </Text>{' '}
                <Text span size="sm" c="dimmed">
                  {son ? [t(`ileti.${son.izin}`), t(`ileti.kaynak.${son.kaynak}`), formatZaman(son.zaman), son.personelAdi].filter(Boolean).join(' · ') : t('ileti.yok')}
                </Text>
              </RowText>
              {can(iletiIzniCalls.save.yetki) && (
                <SegmentedControl
                  aria-label={t(`ileti.${kanal}`)}
                  size="xs"
                  data={secenekler}
                  value={son?.izin ?? ''}
                  disabled={save.isPending}
                  onChange={(izin) => save.mutate({ body: { musteriID: musteri.id, kanal, izin: izin as 'onay' | 'ret' } })}
                />
              )}
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
