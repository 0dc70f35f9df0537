import { formatTL } from '@defter/rules/para.ts';
import { Button, Checkbox, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OdemeSatirlari } from './OdemeSatirlari.tsx';
import type { TahsilatGirdisi } from './use-tahsilat-girdisi.ts';

/** The payments, their sum, and what becomes of an excess: cash that goes back, or the customer's credit. */
export function TahsilatOdemeleri({ girdi }: { girdi: TahsilatGirdisi }) {
  const { t } = useTranslation('tahsilat');
  const { odemeler, setOdemeler, toplam, kalan, fazla, avansOlsun, setAvansOlsun, geriVerilen, vadesiGelen } = girdi;
  return (
    <>
      <OdemeSatirlari satirlar={odemeler} kalan={kalan} onChange={setOdemeler} />
      {vadesiGelen && (
        <Button variant="light" size="compact-sm" w="fit-content" onClick={vadesiGelen.run}>
          {t('vadesiGelen', { tutar: formatTL(vadesiGelen.tutar) })}
        </Button>
      )}
      {odemeler.length > 1 && (
        <Text size="sm" className="tabular">
          {t('toplamOdeme', { tutar: formatTL(toplam) })}
        </Text>
      )}
      {fazla > 0 && <Checkbox label={t('avansOlsun', { tutar: formatTL(fazla) })} checked={avansOlsun} onChange={(event) => setAvansOlsun(event.currentTarget.checked)} />}
      {geriVerilen > 0 && (
        <Text fw={650} className="tabular" role="status">
          {t('paraUstu', { tutar: formatTL(geriVerilen) })}
        </Text>
      )}
    </>
  );
}
