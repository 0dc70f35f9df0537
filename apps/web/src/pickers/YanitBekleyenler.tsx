import { type YanitBekleyeni, yanitCalls } from '@defter/contract/yanit.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isComing, useCall, useSave } from '../app/data/query.ts';
import { paths } from '../app/routing/paths.ts';
import { useYetki } from '../app/session/yetki.ts';
import { YetkiLink } from '../app/session/YetkiLink.tsx';
import { Row, RowText, Rows } from '../ui/Rows.tsx';

/** The customers' answers about appointments that need a decision of the desk. The page loads the texts of `yanit`. */
export function useYanitBekleyenler(): { bekleyenler: readonly YanitBekleyeni[]; isPending: boolean } {
  const { can } = useYetki();
  const soru = useCall(yanitCalls.bekleyenler, {}, { enabled: can(yanitCalls.bekleyenler.yetki) });
  return { bekleyenler: soru.data?.liste ?? [], isPending: isComing(soru) };
}

export function YanitBekleyenler({ liste }: { liste: readonly YanitBekleyeni[] }) {
  return (
    <Rows>
      {liste.map((bekleyen) => (
        <Satir key={bekleyen.id} bekleyen={bekleyen} />
      ))}
    </Rows>
  );
}

/** A no cancels the appointment, an unclear yes confirms it; both may be left as they are. */
function Satir({ bekleyen: { id, yanit, musteriID, adSoyad, mesaj, randevu } }: { bekleyen: YanitBekleyeni }) {
  const { t } = useTranslation('yanit');
  const { can } = useYetki();
  const karar = useSave(yanitCalls.karar);
  const ad = adSoyad ?? randevu.adSoyad;
  const decide = (uygula: boolean) => karar.mutate({ body: { id, uygula } });
  return (
    <Row tall>
      <RowText>
        {musteriID === null ? (
          <Text span fw={600}>
            {ad}
          </Text>
        ) : (
          <YetkiLink to={paths.musteri(musteriID, 'mesajlar')} fw={600} c="inherit">
            {ad}
          </YetkiLink>
        )}{' '}
        <YetkiLink to={paths.randevular({ tarih: randevu.tarih })} className="tabular">
          {`${formatTarih(randevu.tarih).slice(0, 5)} ${randevu.saat}`}
        </YetkiLink>
        <Text span size="sm" c="dimmed" ml={6}>
          {randevu.hizmetler}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('sozu', { mesaj })}
        </Text>
      </RowText>
      {can(yanitCalls.karar.yetki) && (
        <Group gap={6} wrap="nowrap">
          <Button size="compact-md" variant="light" color={yanit === 'iptal' ? 'red' : undefined} loading={karar.isPending} aria-label={t(`${yanit}Of`, { ad })} onClick={() => decide(true)}>
            {t(`uygula.${yanit}`)}
          </Button>
          <Button size="compact-md" variant="default" disabled={karar.isPending} aria-label={t('kalsinOf', { ad })} onClick={() => decide(false)}>
            {t('kalsin')}
          </Button>
        </Group>
      )}
    </Row>
  );
}
