-- Two names that only differ in case are one name to everybody who reads them, in every list as in those of 0008.
-- Where there are two already, the later one gets a number: nothing goes, and somebody can merge or rename them.
create procedure adlari_ayir(tablo regclass, ad name, ust text) language plpgsql as $$
declare
  satir record;
  yeni text;
  sira int;
  var boolean;
begin
  for satir in execute format(
    'select bayi_id, id, adi, ust from (
       select bayi_id, id, %2$I as adi, %3$s as ust, row_number() over (partition by bayi_id, %3$s, katla(%2$I) order by id) as sira from %1$s) s
     where sira > 1 order by bayi_id, id', tablo, ad, ust)
  loop
    sira := 1;
    loop
      sira := sira + 1;
      yeni := satir.adi || ' (' || sira || ')';
      execute format('select exists (select from %1$s where bayi_id = $1 and %3$s is not distinct from $2 and katla(%2$I) = katla($3))', tablo, ad, ust)
        into var using satir.bayi_id, satir.ust, yeni;
      exit when not var;
    end loop;
    execute format('update %1$s set %2$I = $1 where bayi_id = $2 and id = $3', tablo, ad) using yeni, satir.bayi_id, satir.id;
  end loop;
end
$$;

alter table musteri_grubu drop constraint musteri_grubu_adi_tekil;
alter table birim drop constraint birim_adi_tekil;
alter table odeme_sekli drop constraint odeme_sekli_adi_tekil;
alter table kategori drop constraint kategori_adi_tekil;
alter table alt_kategori drop constraint alt_kategori_adi_tekil;
alter table ana_urun drop constraint ana_urun_adi_tekil;
alter table alt_urun drop constraint alt_urun_adi_tekil;
drop index vardiya_sablon_adi_tekil;

-- Tenant tables show their rows to this role only; the owner of the tables need not be a superuser.
grant execute on procedure adlari_ayir to defter_bakim;
set local role defter_bakim;
call adlari_ayir('musteri_grubu', 'adi', '0::bigint');
call adlari_ayir('birim', 'adi', '0::bigint');
call adlari_ayir('odeme_sekli', 'adi', '0::bigint');
call adlari_ayir('kategori', 'adi', '0::bigint');
call adlari_ayir('alt_kategori', 'adi', 'kategori_id');
call adlari_ayir('ana_urun', 'adi', '0::bigint');
call adlari_ayir('alt_urun', 'adi', 'ana_urun_id');
-- A template that was removed keeps its name and takes none from others.
call adlari_ayir('vardiya_sablon', 'sablon_adi', 'case when silindi is null then 0 else id end');
set local role none;
drop procedure adlari_ayir;

create unique index musteri_grubu_adi_tekil on musteri_grubu (bayi_id, katla(adi));
create unique index birim_adi_tekil on birim (bayi_id, katla(adi));
create unique index odeme_sekli_adi_tekil on odeme_sekli (bayi_id, katla(adi));
create unique index kategori_adi_tekil on kategori (bayi_id, katla(adi));
create unique index alt_kategori_adi_tekil on alt_kategori (bayi_id, kategori_id, katla(adi));
create unique index ana_urun_adi_tekil on ana_urun (bayi_id, katla(adi));
create unique index alt_urun_adi_tekil on alt_urun (bayi_id, ana_urun_id, katla(adi)) nulls not distinct;
create unique index vardiya_sablon_adi_tekil on vardiya_sablon (bayi_id, katla(sablon_adi)) where silindi is null;
