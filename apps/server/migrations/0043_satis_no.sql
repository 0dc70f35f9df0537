-- The number of a sale counts per business from 1; the id counts over all of them. The row of the counter is held until
-- the sale is on disk, so that no number is left out and none given twice.
create table satis_sayaci (
  bayi_id bigint primary key default current_setting('app.bayi')::bigint references bayi,
  son int not null
);
call bayi_tablosu('satis_sayaci');

alter table satis add satis_no int;
update satis s set satis_no = n.sira
  from (select bayi_id, id, row_number() over (partition by bayi_id order by id) as sira from satis) n
  where s.bayi_id = n.bayi_id and s.id = n.id;
insert into satis_sayaci (bayi_id, son) select bayi_id, max(satis_no) from satis group by bayi_id;
alter table satis alter satis_no set not null, add constraint satis_no_tekil unique (bayi_id, satis_no);

drop view satis_ozet;
call ozet_gorunumu('satis', 'bayi_id, id, satis_no, musteri_id, tarih, islemde, toplam_tutar, alinan, iptal_zamani, sozlesme_zamani');
