//! People and their ways in.

use server::store::{Pass, Person, PersonId, Store, StoreError};

use super::{Harness, hash};

pub(crate) async fn a_person_comes_in_by_the_first_device(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 5).await.expect("added");
    let bo = store.add_person("Bo", &hash(2), 6).await.expect("added");
    assert_ne!(ada, bo);
    let person = |id, name: &str| Some(Person { id, name: name.to_owned() });
    assert_eq!(store.person_by(Pass::Device, &hash(1)).await, Ok(person(ada, "Ada")));
    assert_eq!(store.person_by(Pass::Device, &hash(2)).await, Ok(person(bo, "Bo")));
    assert_eq!(store.person_by(Pass::Device, &hash(3)).await, Ok(None));
}

pub(crate) async fn a_person_has_many_ways_in(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 50).await.expect("added");
    store.add_pass(ada, Pass::Link, &hash(2), 70).await.expect("added");
    store.add_pass(ada, Pass::Device, &hash(3), 60).await.expect("added");
    let passes = store.passes(ada).await.expect("listed");
    let seen: Vec<_> = passes.iter().map(|row| (row.pass, row.created, row.hash)).collect();
    let expected = [(Pass::Device, 50, hash(1)), (Pass::Device, 60, hash(3)), (Pass::Link, 70, hash(2))];
    assert_eq!(seen, expected, "oldest first");
    for row in &passes {
        assert_eq!(store.person_by(row.pass, &row.hash).await.expect("answered").map(|person| person.id), Some(ada));
    }
    assert_eq!(store.passes(PersonId(ada.0 + 1000)).await, Ok(Vec::new()));
}

pub(crate) async fn a_hash_opens_only_what_it_was_made_for(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    store.add_pass(ada, Pass::Link, &hash(2), 0).await.expect("added");
    assert_eq!(store.person_by(Pass::Link, &hash(1)).await, Ok(None));
    assert_eq!(store.person_by(Pass::Device, &hash(2)).await, Ok(None));
}

pub(crate) async fn a_hash_opens_for_one_person_only(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let bo = store.add_person("Bo", &hash(2), 0).await.expect("added");
    assert_eq!(store.add_pass(bo, Pass::Device, &hash(1), 0).await, Err(StoreError::Conflict));
    assert_eq!(store.add_person("Cy", &hash(1), 0).await, Err(StoreError::Conflict));
    assert_eq!(store.person_by(Pass::Device, &hash(1)).await.expect("answered").map(|person| person.id), Some(ada));
    assert_eq!(store.passes(bo).await.expect("listed").len(), 1);
}

pub(crate) async fn a_withdrawn_pass_opens_nothing(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 1).await.expect("added");
    store.add_pass(ada, Pass::Link, &hash(2), 2).await.expect("added");
    let link = store.passes(ada).await.expect("listed")[1].id;
    assert_eq!(store.withdraw(ada, link).await, Ok(true));
    assert_eq!(store.withdraw(ada, link).await, Ok(false), "it is gone");
    let store = harness.reopen(store).await;
    assert_eq!(store.person_by(Pass::Link, &hash(2)).await, Ok(None));
    assert_eq!(store.passes(ada).await.expect("listed").len(), 1, "the device is still there");
}

pub(crate) async fn nobody_withdraws_anothers_pass(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let bo = store.add_person("Bo", &hash(2), 0).await.expect("added");
    let of_ada = store.passes(ada).await.expect("listed")[0].id;
    assert_eq!(store.withdraw(bo, of_ada).await, Ok(false));
    assert_eq!(store.person_by(Pass::Device, &hash(1)).await.expect("answered").map(|person| person.id), Some(ada));
}

pub(crate) async fn a_withdrawn_number_is_not_given_out_again(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 1).await.expect("added");
    store.add_pass(ada, Pass::Link, &hash(2), 2).await.expect("added");
    let first = store.passes(ada).await.expect("listed")[1].id;
    assert_eq!(store.withdraw(ada, first).await, Ok(true));
    let store = harness.reopen(store).await;
    store.add_pass(ada, Pass::Link, &hash(3), 3).await.expect("added");
    assert_eq!(store.withdraw(ada, first).await, Ok(false), "an old page withdraws nothing new");
}

pub(crate) async fn a_name_can_be_changed(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    store.add_person("Bo", &hash(2), 0).await.expect("added");
    store.rename(ada, "Countess").await.expect("renamed");
    let store = harness.reopen(store).await;
    let name =
        async |number| store.person_by(Pass::Device, &hash(number)).await.expect("answered").expect("there").name;
    assert_eq!((name(1).await.as_str(), name(2).await.as_str()), ("Countess", "Bo"));
}

pub(crate) async fn nobody_can_be_made_up(harness: &impl Harness) {
    let store = harness.open().await;
    let nobody = PersonId(12345);
    assert!(matches!(store.rename(nobody, "Ada").await, Err(StoreError::Failed(_))));
    assert!(matches!(store.add_pass(nobody, Pass::Link, &hash(1), 0).await, Err(StoreError::Failed(_))));
    assert_eq!(store.person_by(Pass::Link, &hash(1)).await, Ok(None));
}
