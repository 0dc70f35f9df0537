import { type BekleyenGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { YetkiButton } from '../app/session/YetkiButton.tsx';
import { MoneyText } from '../ui/MoneyText.tsx';
import { Row, RowText, Rows } from '../ui/Rows.tsx';

type BekleyenGiderlerProps = { bekleyenler: readonly BekleyenGider[]; /** Leaves a due day out; without it only booking is offered. */ onSkip?: (gider: BekleyenGider) => void };

/** The recurring costs that are due: each is booked by one press. The page loads the texts of `duzenliGider`. */
export function BekleyenGiderler({ bekleyenler, onSkip }: BekleyenGiderlerProps) {
  const { t } = useTranslation('duzenliGider');
  const isle = useSave(duzenliGiderCalls.isle);
  return (
    <Rows>
      {bekleyenler.map((gider) => (
        <Row key={`${gider.giderID} ${gider.vade}`}>
          <RowText>
            <Text fw={550}>{gider.adi}</Text>
            <Text size="sm" c={gider.gecikenGun > 0 ? 'var(--defter-danger)' : 'dimmed'}>
              {[formatTarih(gider.vade), gider.gecikenGun > 0 ? t('gecikti', { count: gider.gecikenGun }) : t('bugun'), gider.odemeSekliAdi].join(' · ')}
            </Text>
          </RowText>
          <MoneyText tutar={gider.tutar} fw={600} />
          <Group gap={4} wrap="nowrap">
            {onSkip && (
              <YetkiButton yetki={duzenliGiderCalls.atla.yetki} variant="subtle" color="gray" size="compact-md" aria-label={t('atlaAdi', { ad: gider.adi })} onClick={() => onSkip(gider)}>
                {t('atla')}
              </YetkiButton>
            )}
            <YetkiButton
              yetki={duzenliGiderCalls.isle.yetki}
              size="compact-md"
              variant="light"
              aria-label={t('isleAdi', { ad: gider.adi })}
              loading={isle.isPending && isle.variables.body?.giderID === gider.giderID && isle.variables.body.vade === gider.vade}
              onClick={() => isle.mutate({ body: { giderID: gider.giderID, vade: gider.vade } })}
            >
              {t('isle')}
            </YetkiButton>
          </Group>
        </Row>
      ))}
    </Rows>
  );
}
