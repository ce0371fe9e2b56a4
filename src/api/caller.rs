//! Identifies callers: by an API key, or by the address of the client.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

use actix_web::http::header::{AUTHORIZATION, HeaderMap};
use ipnet::IpNet;
use sha2::{Digest, Sha256};
use subtle::{Choice, ConstantTimeEq};

use super::problem::{Code, Problem};

const FORWARDED_FOR: &str = "x-forwarded-for";
const API_KEY: &str = "x-api-key";

/// The caller to which a request is charged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Caller {
    /// The holder of a key, by its place in the configuration.
    Key(usize),
    /// An address; for IPv6 its network of 64 bits, which is what one customer of a provider gets.
    Address(IpAddr),
    /// An IPv6 network of 48 bits, which is what one site gets: it is charged together with its networks of 64 bits.
    Site(IpAddr),
}

impl Caller {
    /// The site of an IPv6 network; any other caller unchanged.
    pub fn widest(self) -> Caller {
        match self {
            Caller::Address(address) => wider_network(address).map_or(self, Caller::Site),
            Caller::Key(_) | Caller::Site(_) => self,
        }
    }
}

/// The rate and the burst of a caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Units that are added each second.
    pub per_second: NonZeroU32,
    /// Most units that can be saved up.
    pub burst: NonZeroU32,
}

/// An API key as the service stores it: the hash, never the key itself.
#[derive(Debug, Clone)]
pub struct ApiKey {
    /// The holder, for logs.
    pub name: String,
    /// SHA-256 of the key. Keys are random, so a slow hash would not add security.
    pub hash: [u8; 32],
    /// Its own limits; `None` for no limits.
    pub allowance: Option<Allowance>,
}

/// The rules by which callers are identified.
#[derive(Debug, Clone, Default)]
pub struct Callers {
    /// Trusted proxies; their `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Number of proxies on the way of every request, whatever their addresses; 0 to use `trusted_proxies`.
    pub proxy_hops: usize,
    /// Known keys.
    pub keys: Vec<ApiKey>,
}

impl Callers {
    /// The caller of a request with these headers from this peer.
    ///
    /// # Errors
    /// [`Code::UnknownKey`] for an unknown key. If the configuration has no keys, keys are ignored.
    pub fn identify(
        &self,
        peer: Option<SocketAddr>,
        headers: &HeaderMap,
    ) -> Result<Caller, Problem> {
        if !self.keys.is_empty()
            && let Some(sent) = sent_key(headers)
        {
            return self.holder(sent).map(Caller::Key).ok_or_else(|| {
                Problem::new(Code::UnknownKey, "the API key of the request is not known")
            });
        }
        Ok(self.by_address(peer, headers))
    }

    /// The caller by its address, whatever its key.
    pub fn by_address(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> Caller {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip());
        Caller::Address(network(self.client(peer, headers)))
    }

    /// True if a request from this peer comes through a trusted proxy.
    pub fn is_proxy(&self, peer: Option<SocketAddr>) -> bool {
        self.proxy_hops > 0 || peer.is_some_and(|peer| self.trusts(peer.ip().to_canonical()))
    }

    /// The place of the key. The search takes the same time for every key.
    fn holder(&self, sent: &[u8]) -> Option<usize> {
        let sent: [u8; 32] = hash(sent);
        let mut found = None;
        for (place, key) in self.keys.iter().enumerate() {
            let same: Choice = key.hash.ct_eq(&sent);
            if bool::from(same) {
                found = Some(place);
            }
        }
        found
    }

    /// The last address of the chain that is no trusted proxy. Each proxy appends the address of its peer, so
    /// anything that the client writes itself comes earlier in the chain and is not reached.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if self.proxy_hops == 0 && !self.trusts(client) {
            return client;
        }
        let hops: Vec<&str> = headers
            .get_all(FORWARDED_FOR)
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .collect();
        if self.proxy_hops > 0 {
            let hop = hops.iter().rev().nth(self.proxy_hops - 1);
            return hop.and_then(|hop| address_of(hop)).unwrap_or(client);
        }
        for hop in hops.into_iter().rev() {
            let Some(address) = address_of(hop) else {
                break;
            };
            client = address;
            if !self.trusts(client) {
                break;
            }
        }
        client
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(&address))
    }
}

/// The SHA-256 of a key.
pub fn hash(key: &[u8]) -> [u8; 32] {
    Sha256::digest(key).into()
}

/// `X-Api-Key`, or the token of `Authorization: Bearer`.
fn sent_key(headers: &HeaderMap) -> Option<&[u8]> {
    if let Some(key) = headers.get(API_KEY) {
        return Some(key.as_bytes());
    }
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().as_bytes())
}

/// Parses an address, with or without port and brackets.
fn address_of(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']'));
    let address = bare.unwrap_or(hop).parse().ok();
    address
        .or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
        .map(|address| address.to_canonical())
}

/// The address by which a client is counted: itself, or for IPv6 its network of 64 bits.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The IPv6 network of 48 bits, which is what one site gets.
pub fn wider_network(address: IpAddr) -> Option<IpAddr> {
    match address {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::{HeaderName, HeaderValue};

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in list {
            let value = HeaderValue::from_str(value).unwrap();
            headers.append(HeaderName::from_static(name), value);
        }
        headers
    }

    fn client(trusted: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let callers = Callers {
            trusted_proxies: trusted.iter().map(|net| net.parse().unwrap()).collect(),
            proxy_hops: 0,
            keys: Vec::new(),
        };
        let list: Vec<_> = forwarded.iter().map(|f| (FORWARDED_FOR, *f)).collect();
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        match callers.identify(Some(peer), &headers(&list)).unwrap() {
            Caller::Address(address) => address.to_string(),
            other => panic!("{other:?} is no address"),
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxies = &["10.0.0.0/8", "192.168.1.1/32"];
        assert_eq!(client(&[], "10.1.1.1", &["1.2.3.4"]), "10.1.1.1");
        assert_eq!(client(proxies, "9.9.9.9", &["1.2.3.4"]), "9.9.9.9");
        assert_eq!(client(proxies, "10.1.1.1", &["1.2.3.4"]), "1.2.3.4");
        // The client wrote the first one itself.
        let chain = &["6.6.6.6, 1.2.3.4", "192.168.1.1"];
        assert_eq!(client(proxies, "10.1.1.1", chain), "1.2.3.4");
        assert_eq!(client(proxies, "10.1.1.1", &["nonsense"]), "10.1.1.1");
        assert_eq!(client(proxies, "10.1.1.1", &[]), "10.1.1.1");
        assert_eq!(client(proxies, "::ffff:10.1.1.1", &["1.2.3.4:567"]), "1.2.3.4");
    }

    #[test]
    fn ipv6_callers_are_networks() {
        assert_eq!(client(&[], "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        let forwarded = &["[2001:db8:9:8::7]:443"];
        assert_eq!(client(&["::1/128"], "::1", forwarded), "2001:db8:9:8::");
    }

    #[test]
    fn keys_are_known_by_their_hash() {
        let callers = Callers {
            trusted_proxies: Vec::new(),
            proxy_hops: 0,
            keys: ["one", "two"]
                .map(|key| ApiKey {
                    name: key.to_owned(),
                    hash: hash(key.as_bytes()),
                    allowance: None,
                })
                .into(),
        };
        let who = |list: &[(&'static str, &str)]| callers.identify(None, &headers(list));
        assert_eq!(who(&[("x-api-key", "two")]).unwrap(), Caller::Key(1));
        assert_eq!(who(&[("authorization", "bearer one")]).unwrap(), Caller::Key(0));
        let unknown = who(&[("authorization", "Bearer three")]).unwrap_err();
        assert_eq!(unknown.code, Code::UnknownKey);
        // Credentials of a proxy's own authentication are not a key.
        assert!(matches!(who(&[("authorization", "Basic b25lOg==")]).unwrap(), Caller::Address(_)));
        let hash = hash(b"abc");
        assert_eq!((hash[0], hash[31]), (0xba, 0xad), "FIPS 180-2, B.1");
    }

    #[test]
    fn a_number_of_proxies_says_which_address_to_take() {
        let caller = |proxy_hops, forwarded: &str| {
            let callers = Callers { proxy_hops, ..Callers::default() };
            let headers = headers(&[("x-forwarded-for", forwarded)]);
            callers.client([9, 9, 9, 9].into(), &headers).to_string()
        };
        // The proxies append their entries after anything that the client wrote.
        assert_eq!(caller(1, "6.6.6.6, 1.2.3.4"), "1.2.3.4");
        assert_eq!(caller(2, "6.6.6.6, 1.2.3.4, 10.0.0.1"), "1.2.3.4");
        assert_eq!(caller(0, "6.6.6.6"), "9.9.9.9");
        // A request that did not pass through all of the proxies.
        assert_eq!(caller(2, "1.2.3.4"), "9.9.9.9");
    }
}
